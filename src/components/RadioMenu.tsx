import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

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
}

/** An open menu of options, of which one is chosen. Load it by `useOnDemand`. */
export function RadioMenu<Value extends string | number>(props: RadioMenuProps<Value>) {
  const { anchor, label, options, value, onChoose, onClose, sx, ...position } = props;
  function choose(wanted: Value) {
    onClose();
    onChoose(wanted);
  }
  return (
    <Menu
      {...position}
      open
      anchorEl={anchor}
      // In a landmark, for screen reader navigation.
      container={anchor.closest('header, main')}
      disableScrollLock
      onClose={onClose}
      slotProps={{ paper: { sx: sx ?? {} }, list: { 'aria-label': label } }}
    >
      {radioItems({ options, value, onChoose: choose })}
    </Menu>
  );
}
