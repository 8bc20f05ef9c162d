import { useOnDemand } from '../components/useOnDemand';
import { useText } from '../locale/useText';
import { DialogButton } from './DialogButton';
import { loadDrawer } from './onDemand';

/** The menu button of narrow screens. */
export function MobileMenu() {
  const text = useText();
  const { isOpen, part, open, close, trigger } = useOnDemand(loadDrawer);
  return (
    <>
      <DialogButton
        name="menu"
        icon="menu"
        label={text('shell.menu.open')}
        onOpen={open}
        {...trigger}
        // Aligns the icon, not the button, with the page's edge.
        sx={{ display: { md: 'none' }, marginInlineEnd: -1.5, minWidth: 44 }}
      />
      {isOpen && part && <part.MenuDrawer onClose={close} />}
    </>
  );
}
