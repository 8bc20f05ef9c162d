import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keyframes, type Theme } from '@mui/material/styles';
import { distance } from 'fastest-levenshtein';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageAnchor, PageLink } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { motionQuery, reflowQuery } from '../styles/mediaQueries';
import { useHydrated } from '../hooks/useHydrated';
import { useText } from '../locale/useText';
import { tryOrUndefined } from '../lib/tryOrUndefined';
import { listedPages, pagePathOf } from '../paths';
import { requestSearch } from '../browser/searchShortcut';

/** Pages with the most similar addresses, nearest first. */
function nearestPages(pathname: string) {
  const wanted = pathname.toLowerCase();
  return [...listedPages].sort((a, b) => distance(wanted, a.path) - distance(wanted, b.path)).slice(0, 3);
}

/** Delay of the animation in milliseconds, in which readers find the title. */
const start = 500;

const draw = keyframes({ from: { clipPath: 'var(--undrawn)' }, to: { clipPath: 'inset(0)' } });

/** The strike is drawn through the title, then the line to its comment; neither after Back. The text itself is not animated. */
const drawn = ({ timing: { duration, easing }, palette, direction }: Theme) => ({
  '--undrawn': direction === 'rtl' ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)',
  [`${motionQuery} and (forced-colors: none)`]: {
    'html:not([data-returned]) & del': {
      display: 'block',
      position: 'relative',
      textDecorationColor: 'transparent',
      // A transparent copy of the words, so that the strike breaks into lines where they do.
      '&::after': {
        content: 'attr(data-words)',
        position: 'absolute',
        inset: 0,
        color: 'transparent',
        textDecoration: 'inherit',
        textDecorationColor: palette.mark.delete,
        animation: `${draw} ${duration.strike}ms ${easing.ink} ${start}ms both`,
      },
    },
    'html:not([data-returned]) & .line': {
      animation: `${draw} ${duration.menu}ms ${easing.standard} ${start + duration.strike}ms both`,
    },
  },
});

/** The not-found page: a struck title, and a comment to accept (home) or reject (search, or the site map until it has loaded). */
export function NotFoundView() {
  const text = useText();
  const address = useLocation().pathname;
  // One HTML file answers every unknown address, so the address is known only in the browser.
  const asked = useHydrated() ? (tryOrUndefined(() => decodeURI(address)) ?? address) : undefined;

  return (
    <Container sx={{ paddingBlock: (theme) => `clamp(${theme.spacing(7)}, 7.4vw, ${theme.spacing(14)})` }}>
      <PageMeta title="notFound.meta.title" description="notFound.meta.description" noIndex />
      {/* One line, so that a long address moves nothing when it appears. */}
      <Typography variant="smallSerif" sx={{ display: 'flex', gap: '0.3em' }}>
        <FormattedMessage id="notFound.hero.code" tagName="span" />
        <Box
          component="bdi"
          dir="ltr"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.tertiary' }}
        >
          {asked}
        </Box>
      </Typography>
      <Box
        sx={(theme) => ({
          ...drawn(theme),
          display: 'grid',
          // The comment's line starts where the struck words end.
          gridTemplateColumns: { md: 'auto minmax(0, 1fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
          alignItems: 'start',
          '--strike': '0.563',
          // One line across the page, then as large as the comment beside it allows.
          '--title': {
            xs: 'clamp(2.25rem, 14vw, 5rem)',
            sm: '8.8vw',
            md: 'clamp(3rem, 1rem + 7.6vw, 7.6rem)',
          },
          '&:lang(he)': {
            '--title': {
              xs: 'clamp(2.25rem, 15vw, 5rem)',
              sm: '8.8vw',
              md: 'clamp(3rem, 1rem + 5.4vw, 6.25rem)',
            },
            '--strike': '0.6',
          },
        })}
      >
        <Typography
          variant="display1"
          aria-label={text('notFound.hero.name')}
          sx={({ breakpoints }) => ({
            marginBlock: 3,
            '&, &:lang(he)': { fontSize: 'var(--title)', [reflowQuery]: { fontSize: 'sizes.figure1' } },
            [breakpoints.up('md')]: { whiteSpace: 'pre-line' },
          })}
        >
          <del data-words={text('notFound.hero.title')}>
            <FormattedMessage id="notFound.hero.title" />
          </del>
        </Typography>
        <Stack
          direction="row"
          sx={{
            gridArea: { md: '1 / 2 / span 2' },
            alignItems: 'flex-start',
            // The line is level with the strike.
            marginBlockStart: (theme) => ({
              md: `calc(var(--title) * var(--strike) - ${theme.spacing(2.5)})`,
            }),
          }}
        >
          <Box
            className="line"
            sx={{
              display: { xs: 'none', md: 'block' },
              flex: 1,
              marginBlockStart: 5.5,
              borderBlockStart: '1px solid',
              borderColor: 'line.edge',
            }}
          />
          <Paper
            variant="note"
            sx={{ padding: 2.5, width: { xs: '100%', sm: 'auto' }, maxWidth: { md: 368 } }}
          >
            <Typography variant="small" component="h2" sx={{ fontWeight: 'fontWeightBold' }}>
              <FormattedMessage id="notFound.comment.title" />
            </Typography>
            <Typography variant="small" sx={{ marginBlockEnd: 2, textWrap: 'balance' }}>
              <FormattedMessage id="notFound.comment.text" />
            </Typography>
            <Stack spacing={1} sx={{ textWrap: 'balance' }}>
              <Button variant="contained" size="small" component={PageAnchor} to="/">
                <FormattedMessage id="notFound.comment.accept" />
              </Button>
              <Button
                variant="outlined"
                size="small"
                component={PageAnchor}
                to="/sitemap"
                onClick={(event) => requestSearch() && event.preventDefault()}
              >
                <FormattedMessage id="notFound.comment.reject" />
              </Button>
            </Stack>
          </Paper>
        </Stack>
        <Typography
          variant="lead"
          color="textSecondary"
          // As wide as the title above it.
          sx={{ width: { md: 0 }, minWidth: { md: '100%' }, maxWidth: '28em', marginBlockStart: 3 }}
        >
          <FormattedMessage id="notFound.hero.lead" />
        </Typography>
      </Box>
      <Box component="nav" aria-labelledby="nearest" sx={{ marginBlockStart: 5, minHeight: 88 }}>
        <Typography
          variant="meta"
          component="h2"
          id="nearest"
          color="textTertiary"
          sx={{ marginBlockEnd: 2 }}
        >
          <FormattedMessage id="notFound.nearest.title" />
        </Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ alignItems: { xs: 'start', sm: 'baseline' }, columnGap: 4, rowGap: 1.5 }}
        >
          {nearestPages(pagePathOf(asked ?? '/')).map(({ path, name }, index) => (
            <PageLink key={path} to={path} variant={asked && index === 0 ? 'h3' : 'body1'}>
              <FormattedMessage id={`shell.page.${name}`} />
            </PageLink>
          ))}
        </Stack>
      </Box>
    </Container>
  );
}
