import { useState, type MouseEvent, type ReactNode } from 'react';
import { useOnDemand, type Trigger } from '../hooks/useOnDemand';
import type { RadioMenuProps } from './RadioMenu';

const loadMenu = () => import('./RadioMenu');

/** Props of a button that opens a menu. */
interface MenuTrigger extends Trigger {
  'aria-haspopup': 'menu';
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface RadioMenuButtonProps<Value> extends RadioMenuProps<Value> {
  /** Renders the button. */
  children: (trigger: MenuTrigger) => ReactNode;
}

/** A button and the menu that it opens, of options of which one is chosen. The menu is loaded on demand. */
export function RadioMenuButton<Value extends string | number>({
  children,
  ...menu
}: RadioMenuButtonProps<Value>) {
  const [button, setButton] = useState<HTMLElement>();
  const { module, open, close, trigger } = useOnDemand(loadMenu);

  return (
    <>
      {children({
        ...trigger,
        'aria-haspopup': 'menu',
        onClick({ currentTarget }) {
          setButton(currentTarget);
          if (trigger['aria-expanded']) close();
          else open();
        },
      })}
      {module && button && <module.RadioMenu {...menu} button={button} onClose={close} />}
    </>
  );
}
