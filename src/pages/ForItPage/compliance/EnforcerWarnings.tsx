import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { listReset } from '../../../styles/listReset';
import type { Warning } from './findOptedOut';

interface EnforcerWarningsProps {
  warnings: readonly Warning[];
  /** False when the list of clients is empty. */
  hasClients: boolean;
}

/** One warning for each opted-out client whom the document names. */
export function EnforcerWarnings({ warnings, hasClients }: EnforcerWarningsProps) {
  return (
    <Paper variant="sheet" sx={{ padding: 2.5 }}>
      <Typography variant="meta" component="h4" color="textTertiary" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage id="forIt.demo.enforcer" />
      </Typography>
      {warnings.length === 0 ? (
        <Typography variant="small" color="textSecondary" sx={{ display: 'flex', gap: 1.5 }}>
          {hasClients && <CheckIcon sx={{ marginBlockStart: 0.25 }} />}
          <FormattedMessage id={hasClients ? 'forIt.demo.clear' : 'forIt.demo.emptyList'} tagName="span" />
        </Typography>
      ) : (
        <Stack
          spacing={2}
          component="ul"
          sx={{ ...listReset, overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {warnings.map(({ client, count }) => (
            <li key={client}>
              <Stack direction="row" spacing={1.5}>
                <WarningAmberIcon sx={{ marginBlockStart: 0.25 }} />
                <div>
                  <Typography sx={{ fontWeight: 'fontWeightMedium', lineHeight: 1.4 }}>
                    <FormattedMessage
                      id="forIt.demo.warning"
                      values={{ name: <bdi key="name">{client}</bdi> }}
                    />
                  </Typography>
                  <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
                    <FormattedMessage id="forIt.demo.warningText" values={{ count }} />
                  </Typography>
                </div>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Paper>
  );
}
