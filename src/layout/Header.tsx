import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { createContext, use, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { headerEnd, headerHeight } from '../styles/headerHeight';
import { PageAnchor } from '../components/PageLink';
import { reflowQuery } from '../styles/mediaQueries';
import { useText } from '../locale/useText';
import { usePagePath } from '../locale/usePage';
import { site, waitlistUrl } from '../site';
import { LanguageMenu } from './LanguageMenu';
import { LogoLink } from './Logo';
import { currentOf, headerLinks } from './navigation';
import { HeaderLink } from './navigationLinks';
import { SearchButton } from './search/SearchButton';
import { useScrolledPast } from './useScrolledPast';
import { DialogButton } from './DialogButton';
import { openMenu } from './MenuDialog';

/** The first focusable element; hidden until focused. */
function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: (theme) => theme.spacing(2),
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: (theme) => theme.spacing(1.5, 2.5),
        backgroundColor: 'surface.sheet',
        '&:focus': { insetBlockStart: (theme) => theme.spacing(1.5) },
      }}
    >
      <FormattedMessage id="shell.skip.label" />
    </Link>
  );
}

/** Pages whose header always shows the waitlist button; on others it comes beyond one viewport height. */
const waitlistPages: readonly string[] = ['/', '/pricing'];

/** Whether the header shows the waitlist button. */
const WaitlistContext = createContext(false);

/** The header slides in when the visitor has scrolled. */
const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });
/** And out again near the top. */
const slideOut = keyframes({ to: { transform: 'translateY(-100%)' } });

/** The header's surface, fixed beyond one viewport height. Its children are not rendered again when that changes. */
function HeaderBar({ children }: { children: ReactNode }) {
  const pathname = usePagePath();
  const { sentinel, isPast, skipsAnimation } = useScrolledPast();
  const [isFixed, setIsFixed] = useState(false);
  if (isPast !== isFixed && (isPast || skipsAnimation)) setIsFixed(isPast);

  return (
    <WaitlistContext value={isFixed || waitlistPages.includes(pathname)}>
      {sentinel}
      {/* A placeholder while the header is fixed. */}
      {isFixed && <Box aria-hidden sx={{ height: headerEnd, displayPrint: 'none' }} />}
      <AppBar
        // Not sticky: browsers scroll the page when a sticky element is focused while it slides in.
        position={isFixed ? 'fixed' : 'static'}
        sx={({ timing }) => ({
          ...(isFixed && {
            // Only the exit keeps its last frame: a lasting transform would make the header the containing block of the menu.
            animation: `${isPast ? slideIn : `${slideOut} forwards`} ${timing.duration.menu}ms`,
          }),
        })}
        onAnimationEnd={({ target, currentTarget }) => {
          // Ignores animations of children.
          if (target === currentTarget) setIsFixed(isPast);
        }}
      >
        {children}
      </AppBar>
    </WaitlistContext>
  );
}

/** The search, which the waitlist button replaces on the narrowest screens. */
function Search() {
  const hasWaitlist = use(WaitlistContext);
  return (
    <Box
      sx={{ display: 'contents', ...(hasWaitlist && { '@media (max-width: 23.4em)': { display: 'none' } }) }}
    >
      <SearchButton />
    </Box>
  );
}

function WaitlistButton() {
  return (
    use(WaitlistContext) && (
      <Button
        variant="contained"
        size="small"
        href={waitlistUrl}
        sx={{
          marginInline: (theme) => ({ xs: theme.spacing(1, 2), md: `${theme.spacing(1.5)} 0` }),
          [reflowQuery]: { marginInline: 0 },
        }}
      >
        <FormattedMessage id="shell.nav.waitlist" />
      </Button>
    )
  );
}

/** On narrow screens these are in the menu. */
const fromMd = { display: { xs: 'none', md: 'contents' } };

/** Logo, links, language, search, sign-in and the waitlist button. */
export function Header() {
  const text = useText();
  const pathname = usePagePath();

  return (
    <HeaderBar>
      <SkipLink />
      <Toolbar
        disableGutters
        variant="dense"
        component={Container}
        sx={{
          // For large text sizes.
          flexWrap: { md: 'wrap' },
          columnGap: { xs: 1, md: 5 },
          minHeight: headerHeight,
          // Here the Hebrew links just fit in one line with the waitlist button.
          '@media (min-width: 56.25em) and (max-width: 68.747em)': {
            columnGap: 1,
            '& > nav > a': { paddingInline: 1 },
          },
        }}
      >
        <LogoLink prefetch="intent" />
        <Stack
          direction="row"
          spacing={0.5}
          component="nav"
          aria-label={text('shell.nav.label')}
          sx={{ display: { xs: 'none', md: 'flex' } }}
        >
          {headerLinks.map(({ label, to }) => (
            <HeaderLink
              key={to}
              component={PageAnchor}
              to={to}
              prefetch="intent"
              aria-current={currentOf(to, pathname)}
            >
              {/* One flex item: a control's flex box would separate Hebrew from Latin words. */}
              <FormattedMessage id={label} tagName="span" />
            </HeaderLink>
          ))}
        </Stack>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', marginInlineStart: 'auto' }}>
          {/* First, so that the space reserved for it is not noticed where there is no menu. */}
          <Box sx={fromMd}>
            <LanguageMenu />
          </Box>
          <Search />
          {/* Aligns the words of the last link, not its edge, with the page's. */}
          <Box sx={{ ...fromMd, '& > a': { marginInlineEnd: -1.5 } }}>
            <HeaderLink href={site.hosts.app}>
              <FormattedMessage id="shell.nav.signIn" />
            </HeaderLink>
          </Box>
          <WaitlistButton />
          <DialogButton
            name="menu"
            onOpen={openMenu}
            // Aligns the icon, not the button, with the page's edge.
            sx={{ display: { md: 'none' }, marginInlineEnd: -1.5 }}
          />
        </Stack>
      </Toolbar>
    </HeaderBar>
  );
}
