import { lazy, useState } from 'react';
import { useText } from '../locale/useText';
import { DialogButton } from './DialogButton';

const loadDrawer = () => import('./MenuDrawer');
const MenuDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.MenuDrawer })));

/** The menu button of narrow screens (S5). */
export function MobileMenu() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogButton
      icon="menu"
      label={text('shell.menu.open')}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      load={loadDrawer}
      // The icon's edge, not the button's, stands on the page's edge.
      sx={{ display: { md: 'none' }, marginInlineEnd: -1.5, minWidth: 44 }}
    >
      <MenuDrawer onClose={() => setIsOpen(false)} />
    </DialogButton>
  );
}
