import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import { useHydrated } from '../components/useHydrated';
import { useText } from '../locale/useText';

const loadDrawer = () => import('./MenuDrawer');
const MenuDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.MenuDrawer })));

/**
 * The menu button of narrow screens (S5). Its drawer loads when a finger or the focus reaches the button; without JavaScript
 * the button is a link to the site map, which lists the same pages.
 */
export function MobileMenu() {
  const text = useText();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const fetchDrawer = () => void loadDrawer();
  const look = {
    'aria-label': text('shell.menu.open'),
    edge: 'end',
    sx: { display: { md: 'none' } },
  } as const;

  if (!isHydrated) {
    return (
      <IconButton component={PageAnchor} to="/sitemap" prefetch="intent" {...look}>
        <Icon name="menu" />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton
        {...look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </IconButton>
      <Suspense>{isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
