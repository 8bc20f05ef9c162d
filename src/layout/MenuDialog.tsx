import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keyframes, styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from '../components/SegmentedControl';
import { menuDialog } from '../browser/menuDialog';
import { useWindowEvent } from '../hooks/useWindowEvent';
import { headerHeight } from '../styles/headerHeight';
import { fadeIn } from '../styles/keyframes';
import { PageAnchor } from '../components/PageLink';
import { languageCodes, languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { usePagePath } from '../locale/usePage';
import { useText } from '../locale/useText';
import { site, waitlistUrl } from '../site';
import { LogoLink } from './Logo';
import { currentOf, headerLinks } from './navigation';
import { HeaderButton, MenuLink } from './navigationLinks';

/** Opens the menu of narrow screens. The start script opens it too, and the loader closes it when the page beside it is pressed. */
export const openMenu = () => menuDialog()?.showModal();
/** Closes it, for instance below a dialog that opens over the page. */
export const closeMenu = () => menuDialog()?.close();

/** In a window that has become too wide for its button, closes and gives the focus to the links that appeared. */
function closeIfWide() {
  const link = document.querySelector<HTMLElement>('header nav a');
  if (!menuDialog()?.open || !link?.getClientRects().length) return;
  closeMenu();
  link.focus();
}

const away = { transform: 'translateX(-100%)' };
const slideIn = keyframes({ from: away });

/** A sheet from the start of the line; a strip of the page beside it closes it. */
const Sheet = styled('dialog')(({ theme: { palette, spacing, timing, measures } }) => ({
  flexDirection: 'column',
  // At most what browsers allow a dialog, which leaves a strip of the page.
  width: 420,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: spacing(0, 2.5, 3.5),
  border: 0,
  borderInlineEnd: `${measures.marginRule} double ${palette.line.strong}`,
  color: palette.text.primary,
  backgroundColor: palette.surface.page,
  // Until it has left it stays in the top layer.
  transitionProperty: 'transform, opacity, display, overlay',
  transitionDuration: `${timing.duration.menu}ms`,
  transitionBehavior: 'allow-discrete',
  ...away,
  '&[open]': { display: 'flex', transform: 'none', animation: `${slideIn} ${timing.duration.menu}ms` },
  // On low screens it scrolls.
  '& > *': { flexShrink: 0 },
  // The logo keeps its height on the screen.
  '& > :first-of-type': { minHeight: headerHeight.xs },
  '&::backdrop': {
    backgroundColor: `color-mix(in srgb, ${palette.surface.band} 55%, transparent)`,
    opacity: 0,
    transition: 'inherit',
  },
  '&[open]::backdrop': { opacity: 1, animation: `${fadeIn} ${timing.duration.menu}ms` },
}));

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 84,
  gap: 2,
};

/* What the HTML does not have is rendered in transitions, apart from the rest of the menu: together they block a phone for a tenth of a second. */

function LanguageSwitch() {
  const text = useText();
  const language = useLocale('language');
  const isShown = useDeferredValue(useLocale('showsLanguageMenu'));
  const setLanguage = useLocale('setLanguage');
  return (
    isShown && (
      <SegmentedControl
        size="small"
        label={text('shell.language.list')}
        options={languageCodes}
        value={language}
        lang={(code) => code}
        onChange={(wanted) => {
          closeMenu();
          setLanguage(wanted);
        }}
      >
        {(code) => languages[code].name}
      </SegmentedControl>
    )
  );
}

/**
 * The menu of narrow screens, in every page's HTML: a native dialog, which opens and closes before hydration. Closes on a link, beside it,
 * on Escape, on Back and in a wide window, and returns the focus to its button.
 */
export function MenuDialog() {
  const text = useText();
  const pathname = usePagePath();

  useWindowEvent('popstate', closeMenu);
  useWindowEvent('resize', closeIfWide);

  return (
    <Sheet aria-label={text('shell.menu.label')}>
      <Box sx={row}>
        <LogoLink onClick={closeMenu} />
        {/* Aligns the icon, not the button, with the sheet's edge. */}
        <Box component="form" method="dialog" sx={{ marginInlineEnd: -1.5 }}>
          <HeaderButton type="submit" aria-label={text('shell.menu.close')} autoFocus>
            <CloseIcon />
          </HeaderButton>
        </Box>
      </Box>
      <nav aria-label={text('shell.menu.label')}>
        {headerLinks.map(({ label, to }) => (
          <MenuLink
            key={to}
            component={PageAnchor}
            to={to}
            aria-current={currentOf(to, pathname)}
            onClick={closeMenu}
          >
            <FormattedMessage id={label} tagName="span" />
          </MenuLink>
        ))}
      </nav>
      <Box sx={{ ...row, marginBlockEnd: 'auto', paddingBlockEnd: 2 }}>
        <Link href={site.hosts.app}>
          <FormattedMessage id="shell.nav.signIn" />
        </Link>
        <LanguageSwitch />
      </Box>
      <Button variant="contained" size="large" href={waitlistUrl}>
        <FormattedMessage id="shell.nav.waitlist" />
      </Button>
    </Sheet>
  );
}
