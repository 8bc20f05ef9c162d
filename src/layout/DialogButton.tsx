import MenuIcon from '@mui/icons-material/MenuOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import type { Trigger } from '../hooks/useOnDemand';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { inLanguage } from '../paths';
import { HeaderButton } from './navigationLinks';

interface DialogButtonProps {
  /** What it opens, by which the start script replays presses before hydration. */
  name: 'menu' | 'search';
  /** `aria-keyshortcuts` */
  keys?: string;
  onOpen: () => void;
  /** For a dialog that is loaded on demand. By default it is the native one in the page's HTML, which the start script opens as well. */
  trigger?: Trigger;
  sx?: SystemStyleObject<Theme>;
}

/** A button in the header that opens a dialog. Prerendered it is a link to the site map; hydration turns the same element into a button. */
export function DialogButton({ name, keys, onOpen, trigger, sx }: DialogButtonProps) {
  const text = useText();
  const siteMap = inLanguage('/sitemap', useLocale('language'));
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
      href={siteMap}
      data-press={name}
      data-opens={trigger ? undefined : ''}
      aria-label={text(`shell.${name}.open`)}
      {...trigger}
      {...asButton}
      aria-expanded={isHydrated ? trigger?.['aria-expanded'] : undefined}
      sx={{ minWidth: 44, ...sx }}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {name === 'menu' ? <MenuIcon /> : <SearchIcon />}
    </HeaderButton>
  );
}
