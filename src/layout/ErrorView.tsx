import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { inLanguage } from '../paths';
import { headerHeight } from '../styles/headerHeight';
import { Logo } from './Logo';

/** The reason for an error: a status text, a message, or the thrown value. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Replaces the page when routing or rendering fails, with the reason as a note in the margin. Plain links, since the router may be broken.
 */
export function ErrorView() {
  const language = useLocale('language');
  const reason = reasonOf(useRouteError());
  return (
    <Container component="main">
      {/* In the position that it has in the header. */}
      <Stack direction="row" sx={{ alignItems: 'center', height: headerHeight }}>
        <Logo />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '7fr 4fr' },
          gap: (theme) => theme.spacing(5, 8),
          alignItems: 'start',
          paddingBlock: (theme) => `clamp(${theme.spacing(6)}, 6.6vw, ${theme.spacing(12)})`,
          borderBlockStart: 1,
          borderColor: 'line.ink',
        }}
      >
        <div>
          <Typography variant="statement" sx={{ textWrap: 'balance' }}>
            <FormattedMessage id="shell.error.title" />
          </Typography>
          <Typography variant="lead" color="textSecondary" sx={{ marginBlock: 3.5, textWrap: 'balance' }}>
            <FormattedMessage id="shell.error.lead" />
          </Typography>
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" size="large" onClick={() => window.location.reload()}>
              <FormattedMessage id="shell.error.reload" />
            </Button>
            <Button variant="outlined" size="large" href={inLanguage('/', language)}>
              <FormattedMessage id="shell.error.home" />
            </Button>
          </Stack>
        </div>
        <Paper variant="note" sx={{ padding: 2.5, minWidth: 0 }}>
          <Typography variant="small" component="h2" sx={{ fontWeight: 'fontWeightBold' }}>
            <FormattedMessage id="shell.error.reason" />
          </Typography>
          <Box
            component="pre"
            dir="ltr"
            sx={{ margin: 0, typography: 'small', fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
          >
            {reason}
          </Box>
        </Paper>
      </Box>
    </Container>
  );
}
