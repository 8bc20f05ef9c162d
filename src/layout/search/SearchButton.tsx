import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon';
import { PageAnchor } from '../../components/PageLink';
import { useHydrated } from '../../components/useHydrated';
import { useText } from '../../locale/useText';
import { HeaderButton } from '../navigationLinks';
import { onSearchAsked } from '../../components/searchShortcut';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })));

/**
 * Opens the search, as do `/`, Ctrl-K and Cmd-K (X15). Its own code comes with the visitor's first act, the dialog's when it
 * is wanted; until then, and without JavaScript, the button is a link to the site map.
 */
export function SearchButton() {
  const text = useText();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onSearchAsked(() => setIsOpen(true)), []);
  const fetchDialog = () => void loadDialog().catch(() => undefined);
  const look = {
    'aria-label': text('shell.search.open'),
    sx: { minWidth: 44, justifyContent: 'center' },
  } as const;

  if (!isHydrated) {
    return (
      <HeaderButton component={PageAnchor} to="/sitemap" prefetch="intent" {...look}>
        <Icon name="search" />
      </HeaderButton>
    );
  }
  return (
    <>
      <HeaderButton
        {...look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
      </HeaderButton>
      <Suspense>{isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
