import { lazy, Suspense, useState } from 'react';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import { useHydrated } from '../components/useHydrated';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';

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
    // The icon's edge, not the button's, stands on the page's edge.
    sx: { display: { md: 'none' }, marginInlineEnd: -1.5, minWidth: 44 },
  } as const;

  if (!isHydrated) {
    return (
      <HeaderButton component={PageAnchor} to="/sitemap" prefetch="intent" {...look}>
        <Icon name="menu" />
      </HeaderButton>
    );
  }
  return (
    <>
      <HeaderButton
        {...look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </HeaderButton>
      <Suspense>{isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
