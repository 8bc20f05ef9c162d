import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { NoWrap } from '../components/NoWrap';
import { PageAnchor } from '../components/PageLink';
import { useHydrated } from '../hooks/useHydrated';
import { hideWithoutJs } from '../styles/hideWithoutJs';
import { listReset } from '../styles/listReset';
import { languages, otherLanguage } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { usePagePath } from '../locale/usePage';
import { inLanguage } from '../paths';
import { buildYear, site } from '../site';
import { Logo } from './Logo';
import { footerColumns, type NavigationEntry } from './navigation';
import { FooterEntry } from './navigationLinks';
import { SchemeSwitch } from './SchemeSwitch';

/** Whether an address is a profile of the company on a social network. */
const isProfile = (address: string) => Object.values(site.social).includes(address);

function FooterLink({ entry }: { entry: NavigationEntry }) {
  const label = <FormattedMessage id={entry.label} />;
  if ('href' in entry) {
    return (
      <FooterEntry href={entry.href} rel={isProfile(entry.href) ? 'me' : undefined}>
        {label}
      </FooterEntry>
    );
  }
  return (
    <FooterEntry component={PageAnchor} to={entry.to}>
      {label}
    </FooterEntry>
  );
}

/** A link to the other language for visitors without JavaScript: to the same page, to the blog from a post, home from an unknown address. */
function OtherLanguageWithoutScript() {
  const pathname = usePagePath();
  const language = useLocale('language');
  const other = otherLanguage(language);
  const isOwnFile = useMatches().at(-1)?.id === pathname;
  const to = isOwnFile ? pathname : pathname.startsWith('/blog/') ? '/blog' : '/';
  return (
    <noscript>
      <FooterEntry href={inLanguage(to, other)} hrefLang={other} lang={other}>
        {languages[other].name}
      </FooterEntry>
    </noscript>
  );
}

const yearNow = () => new Date().getFullYear();

/** A separate component, so that the year does not re-render the footer after hydration. */
function Copyright() {
  const year = useHydrated() ? yearNow() : buildYear;
  const language = useLocale('language');
  const { name, number } = site.company;
  return (
    <FormattedMessage
      id="shell.footer.copyright"
      values={{
        year: String(year),
        company: name[language],
        number: <NoWrap key="number">{number}</NoWrap>,
      }}
    />
  );
}

/** Columns of links, then year, company and colour scheme. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'line.hair',
        paddingBlock: (theme) => theme.spacing(8, 4),
        displayPrint: 'none',
      }}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            gap: (theme) => ({ xs: theme.spacing(4, 3), md: 4 }),
            gridTemplateColumns: {
              // One column on a small screen with large text.
              xs: 'repeat(auto-fit, minmax(max(40%, 6em), 1fr))',
              sm: `repeat(${footerColumns.length}, 1fr)`,
              md: `1.5fr repeat(${footerColumns.length}, 1fr)`,
            },
            // The last column is a row below the others.
            '& > nav:last-of-type': {
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              '& > ul': {
                display: { xs: 'flex', sm: 'block' },
                flexWrap: 'wrap',
                columnGap: 4,
                // The name “X” is narrower than its link.
                textAlign: { xs: 'center', sm: 'start' },
              },
            },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Logo />
            <Typography
              variant="small"
              color="textSecondary"
              sx={{ marginBlockStart: 2, maxWidth: { md: '15em' }, textWrap: 'balance' }}
            >
              <FormattedMessage id="shell.footer.motto" />
            </Typography>
          </Box>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-labelledby={title}>
              <Typography
                variant="meta"
                component="h2"
                id={title}
                color="textTertiary"
                sx={{ marginBlockEnd: 1.5 }}
              >
                <FormattedMessage id={title} />
              </Typography>
              <Box component="ul" sx={listReset}>
                {links.map((entry) => (
                  <li key={entry.label}>
                    <FooterLink entry={entry} />
                  </li>
                ))}
              </Box>
            </nav>
          ))}
        </Box>
        <Stack
          direction="row"
          spacing={3}
          sx={{
            marginBlockStart: 7,
            paddingBlockStart: 2.5,
            borderBlockStart: '1px solid',
            borderColor: 'line.hair',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            '& > [role=group]': hideWithoutJs,
          }}
        >
          {/* Where there is no room for all three the other two share a line. */}
          <Typography variant="meta" color="textTertiary" sx={{ width: { md: '100%', lg: 'auto' } }}>
            <Copyright />
          </Typography>
          <Typography variant="meta" color="textTertiary">
            <FormattedMessage id="shell.footer.thirdParties" />
          </Typography>
          <OtherLanguageWithoutScript />
          <SchemeSwitch />
        </Stack>
      </Container>
    </Box>
  );
}
