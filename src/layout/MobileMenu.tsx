import { useText } from '../locale/useText';
import { DialogButton } from './DialogButton';
import { openMenu } from './MenuDialog';

/** The menu button of narrow screens. */
export function MobileMenu() {
  const text = useText();
  return (
    <DialogButton
      name="menu"
      isNative
      icon="menu"
      label={text('shell.menu.open')}
      onOpen={openMenu}
      // Aligns the icon, not the button, with the page's edge.
      sx={{ display: { md: 'none' }, marginInlineEnd: -1.5, minWidth: 44 }}
    />
  );
}
