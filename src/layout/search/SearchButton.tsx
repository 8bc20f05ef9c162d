import { lazy, useEffect, useState } from 'react';
import { onSearchAsked } from '../../components/searchShortcut';
import { useText } from '../../locale/useText';
import { DialogButton } from '../DialogButton';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })));

/**
 * Opens the search, as do `/`, Ctrl-K and Cmd-K (X15). Its own code comes with the visitor's first act, the dialog's when it
 * is wanted.
 */
export function SearchButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onSearchAsked(() => setIsOpen(true)), []);
  return (
    <DialogButton
      icon="search"
      label={text('shell.search.open')}
      keys="/ Control+K Meta+K"
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      load={loadDialog}
      sx={{ minWidth: 44, justifyContent: 'center' }}
    >
      <SearchDialog onClose={() => setIsOpen(false)} />
    </DialogButton>
  );
}
