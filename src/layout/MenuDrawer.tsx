import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { PageAnchor } from '../components/PageLink';
import { languageCodes, languages, type Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { site, waitlistUrl } from '../site';
import { Logo } from './Logo';
import { currentOf, headerLinks } from './navigation';
import { MenuLink } from './navigationLinks';
import { ReviewSwitch } from './ReviewSwitch';
import { useCloseOnBack } from './useCloseOnBack';
import { useLanguageSwitch } from './useLanguageSwitch';

interface MenuDrawerProps {
  onClose: () => void;
}

/** The mobile menu. Closes on a link, on the backdrop and on Escape, and returns the focus to its button. */
export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const text = useText();
  const { pathname } = useLocation();
  const language = useLocale('language');
  const showsLanguageMenu = useLocale('showsLanguageMenu');
  const switchLanguage = useLanguageSwitch();
  useCloseOnBack(onClose);

  return (
    <Drawer
      open
      anchor="left"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('shell.menu.label') } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64 }}>
        <Link
          component={PageAnchor}
          to="/"
          aria-label={text('shell.logo.label')}
          underline="none"
          onClick={onClose}
        >
          <Logo />
        </Link>
        <IconButton edge="end" aria-label={text('shell.menu.close')} onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={text('shell.nav.label')}>
        {headerLinks.map(({ label, to }) => (
          <MenuLink
            key={to}
            component={PageAnchor}
            to={to}
            aria-current={currentOf(to, pathname)}
            onClick={onClose}
          >
            <span>
              <FormattedMessage id={label} />
            </span>
          </MenuLink>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlock: 3,
          gap: 2,
        }}
      >
        {showsLanguageMenu && (
          <ToggleButtonGroup
            exclusive
            value={language}
            aria-label={text('shell.language.list')}
            onChange={(_event, wanted: Language | null) => wanted && switchLanguage(wanted)}
          >
            {languageCodes.map((code) => (
              <ToggleButton key={code} value={code} lang={code}>
                {languages[code].name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Link href={site.hosts.app}>
          <FormattedMessage id="shell.nav.signIn" />
        </Link>
      </Box>
      {pathname === '/' && <ReviewSwitch sx={{ marginBlockEnd: 3 }} />}
      <Button variant="contained" size="large" fullWidth href={waitlistUrl} sx={{ marginBlockStart: 'auto' }}>
        <FormattedMessage id="shell.nav.waitlist" />
      </Button>
    </Drawer>
  );
}
