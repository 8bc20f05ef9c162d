import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import type { Trigger } from '../hooks/useOnDemand';
import { useHydrated } from '../hooks/useHydrated';
import { HeaderButton } from './navigationLinks';

interface DialogButtonProps {
  /** Name for the start script, which replays presses before hydration. */
  name: string;
  /** Whether it opens the native dialog in the page's HTML, which the start script does before hydration. */
  isNative?: boolean;
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  /** `aria-keyshortcuts` */
  keys?: string;
  onOpen: () => void;
  trigger?: Trigger;
  sx?: SxProps<Theme>;
}

/** A button in the header that opens a dialog. Prerendered it is a link to the site map; hydration turns the same element into a button. */
export function DialogButton({
  name,
  isNative,
  icon,
  label,
  keys,
  onOpen,
  trigger,
  sx = {},
}: DialogButtonProps) {
  const isHydrated = useHydrated();
  const asButton = isHydrated && {
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': keys,
    onKeyDown(event: KeyboardEvent) {
      // Links do not react to the space bar.
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
      data-opens={isNative && ''}
      aria-label={label}
      {...trigger}
      {...asButton}
      aria-expanded={isHydrated ? trigger?.['aria-expanded'] : undefined}
      sx={sx}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name={icon} />
    </HeaderButton>
  );
}
