import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { MenuListProps } from '@mui/material/MenuList';
import { createPortal, flushSync } from 'react-dom';
import { useCloseOnBack } from '../hooks/useCloseOnBack';
import { useWindowEvent } from '../hooks/useWindowEvent';

/** An option of a menu; its other props are the item's. */
interface RadioOption<Value> extends Pick<MenuItemProps, 'children' | 'lang' | 'sx'> {
  value: Value;
}

export interface RadioMenuProps<Value> extends Pick<MenuListProps, 'sx'> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Called after closing because a resized window has hidden the button, to give the focus to what has replaced it. */
  onButtonHidden?: () => void;
}

interface OpenMenuProps<Value> extends RadioMenuProps<Value> {
  /** What has opened the menu. */
  button: HTMLElement;
  onClose: () => void;
}

/** An open menu below its button, which is as wide unless a word is wider. */
export function RadioMenu<Value extends string | number>({
  options,
  value: chosen,
  onChoose,
  onClose,
  onButtonHidden,
  button,
  label,
  sx,
}: OpenMenuProps<Value>) {
  useCloseOnBack(onClose);
  useWindowEvent('resize', () => {
    if (button.getClientRects().length > 0) return;
    // While it is open the menu keeps the focus.
    flushSync(onClose);
    onButtonHidden?.();
  });

  // In a landmark, for screen reader navigation.
  const container = button.closest<HTMLElement>('header, main') ?? document.body;
  // MUI's own portal renders nothing at first, and then the menu from a layout effect, in the same task.
  return createPortal(
    <Menu
      open
      anchorEl={button}
      disablePortal
      container={container}
      disableScrollLock
      onClose={onClose}
      slotProps={{
        paper: {
          sx: {
            width: 'min-content',
            minWidth: button.offsetWidth,
            marginBlockStart: 0.75,
            // Ends at the edge of the screen, and covers its button, which a choice may change, only if fewer than four options fit below.
            maxHeight: `min(100dvh - 40px, max(220px, 100dvh - ${button.getBoundingClientRect().bottom + 24}px))`,
          },
        },
        list: { 'aria-label': label, sx: sx ?? {} },
      }}
    >
      {options.map(({ value, ...item }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          selected={value === chosen}
          onClick={() => {
            onClose();
            onChoose(value);
          }}
          {...item}
        />
      ))}
    </Menu>,
    container,
  );
}
