import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useRef, type ComponentProps, type ReactElement } from 'react';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import { useHydrated } from '../components/useHydrated';
import { HeaderButton } from './navigationLinks';

interface DialogButtonProps {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  /** Keys that do the same, as `aria-keyshortcuts` names them. */
  keys?: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Fetches the dialog's code, which comes when a finger or the focus reaches the button. */
  load: () => Promise<unknown>;
  /** The dialog; drawn while it is open. */
  children: ReactElement;
  sx?: SxProps<Theme>;
}

/** A button of the header that opens a dialog; without JavaScript it is a link to the site map, which leads everywhere as well. */
export function DialogButton({ icon, label, keys, isOpen, onOpen, load, children, sx }: DialogButtonProps) {
  const isHydrated = useHydrated();
  // The focus that the link had is the button's, which comes in its place.
  const hadFocus = useRef(false);
  // What cannot be fetched ahead is asked for again by the click.
  const fetchAhead = () => void load().catch(() => undefined);

  if (!isHydrated) {
    return (
      <HeaderButton
        component={PageAnchor}
        ref={(link: HTMLElement | null) => () => {
          hadFocus.current = document.activeElement === link;
        }}
        to="/sitemap"
        prefetch="intent"
        aria-label={label}
        sx={sx}
      >
        <Icon name={icon} />
      </HeaderButton>
    );
  }
  return (
    <>
      <HeaderButton
        ref={(button: HTMLElement | null) => {
          if (hadFocus.current) button?.focus();
          hadFocus.current = false;
        }}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={keys}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={onOpen}
        sx={sx}
      >
        <Icon name={icon} />
      </HeaderButton>
      <Suspense>{isOpen && children}</Suspense>
    </>
  );
}
