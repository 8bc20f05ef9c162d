import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MenuList, { type MenuListProps } from '@mui/material/MenuList';
import { useRef, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useCloseOnBack } from '../hooks/useCloseOnBack';
import { useWindowEvent } from '../hooks/useWindowEvent';
import { reflowQuery } from '../styles/mediaQueries';

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

/** The items of a menu of which one is chosen. No component, since MUI moves the focus between the children of its list. */
function radioItems<Value extends string | number>(
  { options, value: chosen, onChoose, onClose }: OpenMenuProps<Value>,
  component: 'li' | 'span',
) {
  return options.map(({ value, ...props }) => (
    <MenuItem
      key={value}
      component={component}
      role="menuitemradio"
      aria-checked={value === chosen}
      selected={value === chosen}
      onClick={() => {
        onClose();
        onChoose(value);
      }}
      {...props}
    />
  ));
}

/** An open menu below its button, which is as wide unless a word is wider. */
export function RadioMenu<Value extends string | number>(props: OpenMenuProps<Value>) {
  const { button, label, onClose, onButtonHidden, sx } = props;
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
            maxHeight: `max(220px, 100dvh - ${button.getBoundingClientRect().bottom + 24}px)`,
          },
        },
        list: { 'aria-label': label, sx: sx ?? {} },
      }}
    >
      {radioItems(props, 'li')}
    </Menu>,
    container,
  );
}

/** An open menu below its button in a text, as wide as the button. It takes no width of its line, which grows by its height. */
export function InlineRadioMenu<Value extends string | number>(props: OpenMenuProps<Value>) {
  const { button, label, onClose, sx } = props;
  useCloseOnBack(onClose);
  const list = useRef<HTMLUListElement>(null);
  function close() {
    // Rendered before the event ends, so that the button is there to be focused.
    flushSync(onClose);
    button.focus();
  }
  // Not when the focus leaves: the text would move between the press and the release of a click.
  useWindowEvent('click', ({ target }) => {
    // A press on the button closes by itself.
    if (target instanceof Node && !button.contains(target) && !list.current?.contains(target)) onClose();
  });

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || event.key === 'Tab') close();
  }
  return (
    <MenuList
      ref={list}
      component="span"
      autoFocusItem
      aria-label={label}
      onKeyDown={closeByKey}
      sx={[
        {
          display: 'inline-block',
          verticalAlign: 'top',
          width: button.offsetWidth,
          marginInlineStart: `${-button.offsetWidth}px`,
          // A button of several lines has no edge to stand below.
          [reflowQuery]: { width: 'auto', marginInlineStart: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {radioItems({ ...props, onClose: close }, 'span')}
    </MenuList>
  );
}
