import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** An option of a menu; its other props are the item's. */
interface RadioOption<Value> extends Pick<MenuItemProps, 'children' | 'lang' | 'sx'> {
  value: Value;
}

interface RadioChoice<Value> {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** The items of a menu of which one is chosen. No component, since MUI moves the focus between the children of its list. */
export function radioItems<Value extends string | number>(
  { options, value: chosen, onChoose }: RadioChoice<Value>,
  component: 'li' | 'span' = 'li',
) {
  return options.map(({ value, ...props }) => (
    <MenuItem
      key={value}
      component={component}
      role="menuitemradio"
      aria-checked={value === chosen}
      selected={value === chosen}
      onClick={() => onChoose(value)}
      {...props}
    />
  ));
}

interface RadioMenuProps<Value> extends RadioChoice<Value>, Pick<MenuProps, 'marginThreshold'> {
  anchor: HTMLElement;
  label: string;
  sx?: MenuProps['sx'];
  onClose: () => void;
  /** Called after closing because a resized window has hidden the anchor, to give the focus to what has replaced it. */
  onAnchorHidden?: () => void;
}

/** An open menu of options, of which one is chosen. Load it by `useOnDemand`. */
export function RadioMenu<Value extends string | number>(props: RadioMenuProps<Value>) {
  const { anchor, label, options, value, onChoose, onClose, onAnchorHidden, sx, ...position } = props;
  function choose(wanted: Value) {
    onClose();
    onChoose(wanted);
  }
  useEffect(() => {
    function closeIfHidden() {
      if (anchor.getClientRects().length > 0) return;
      // While it is open the menu keeps the focus.
      flushSync(onClose);
      onAnchorHidden?.();
    }
    window.addEventListener('resize', closeIfHidden);
    return () => window.removeEventListener('resize', closeIfHidden);
  });

  // In a landmark, for screen reader navigation.
  const container = anchor.closest<HTMLElement>('header, main') ?? document.body;
  // MUI's own portal renders nothing at first, and then the menu from a layout effect, in the same task.
  return createPortal(
    <Menu
      {...position}
      open
      anchorEl={anchor}
      disablePortal
      container={container}
      disableScrollLock
      onClose={onClose}
      slotProps={{ paper: { sx: sx ?? {} }, list: { 'aria-label': label } }}
    >
      {radioItems({ options, value, onChoose: choose })}
    </Menu>,
    container,
  );
}
