import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import { useHydrated } from '../components/useHydrated';
import { HeaderButton } from './navigationLinks';

interface DialogButtonProps extends Pick<
  ComponentProps<'a'>,
  'aria-busy' | 'aria-expanded' | 'onPointerEnter' | 'onFocus'
> {
  /** Names the button for the start script, which repeats a press that came before the application. */
  name: string;
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  /** Keys that do the same, as `aria-keyshortcuts` names them. */
  keys?: string;
  onOpen: () => void;
  sx?: SxProps<Theme>;
}

/**
 * A button of the header that opens a dialog. It is one element from the served HTML on: a link to the site map, which leads
 * everywhere as well, until the application has made it a button.
 */
export function DialogButton({ name, icon, label, keys, onOpen, ...trigger }: DialogButtonProps) {
  const isHydrated = useHydrated();
  const asButton = isHydrated && {
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': keys,
    onKeyDown(event: KeyboardEvent) {
      // A button answers to the space bar as well.
      if (event.key !== ' ') return;
      event.preventDefault();
      onOpen();
    },
  };
  return (
    <HeaderButton
      component={PageAnchor}
      to="/sitemap"
      prefetch="intent"
      data-press={name}
      aria-label={label}
      {...trigger}
      {...asButton}
      aria-expanded={isHydrated ? trigger['aria-expanded'] : undefined}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name={icon} />
    </HeaderButton>
  );
}
