import { useEffect, useEffectEvent } from 'react';
import { isSlashOn, onSearchRequested } from '../../browser/searchShortcut';
import { useOnDemand } from '../../hooks/useOnDemand';
import { DialogButton } from '../DialogButton';
import { closeMenu } from '../MenuDialog';
import { loadSearch } from '../onDemand';

/** Opens the search, as do `/`, Ctrl-K and Cmd-K. The dialog is loaded on demand. */
export function SearchButton() {
  const { module, open, close, trigger } = useOnDemand(loadSearch);
  const openNow = useEffectEvent(() => {
    // The native dialog would cover the search.
    closeMenu();
    open();
  });
  useEffect(() => onSearchRequested(() => openNow()), []);
  return (
    <>
      <DialogButton
        name="search"
        keys={`${isSlashOn() ? '/ ' : ''}Control+K Meta+K`}
        onOpen={open}
        trigger={trigger}
      />
      {module && <module.SearchDialog onClose={close} />}
    </>
  );
}
