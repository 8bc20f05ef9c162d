import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { inLanguage } from '../paths';
import { Logo } from './Logo';

/** The reason for an error: a status text, a message, or the thrown value. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** Replaces the page when routing or rendering fails. Plain links, since the router may be broken. */
export function ErrorView() {
  const language = useLocale('language');
  const reason = reasonOf(useRouteError());
  return (
    <Container component="main" sx={{ paddingBlock: 5 }}>
      <Logo />
      <Typography variant="statement" sx={{ marginBlock: (theme) => theme.spacing(8, 3) }}>
        <FormattedMessage id="shell.error.title" />
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '34em', textWrap: 'balance' }}>
        <FormattedMessage id="shell.error.lead" />
      </Typography>
      <Box
        component="pre"
        dir="ltr"
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          marginBlock: 4,
          padding: 2,
          backgroundColor: 'surface.laid',
          overflowX: 'auto',
          whiteSpace: 'pre-wrap',
        }}
      >
        {reason}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          <FormattedMessage id="shell.error.reload" />
        </Button>
        <Button variant="outlined" size="large" href={inLanguage('/', language)}>
          <FormattedMessage id="shell.error.home" />
        </Button>
      </Box>
    </Container>
  );
}
