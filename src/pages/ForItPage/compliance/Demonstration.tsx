import Stack from '@mui/material/Stack';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from '../../../components/LiveRegion';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { useText } from '../../../locale/useText';
import { withoutIsolates } from '../../../text/withoutIsolates';
import { anonymize } from './anonymize';
import { EditableText } from './EditableText';
import { EnforcerWarnings } from './EnforcerWarnings';
import { findOptedOut, readClients } from './findOptedOut';
import { Legend } from './Legend';
import { MaskedText } from './MaskedText';

/** Text written by the visitor; undefined for the sample, which follows the language. */
interface Written {
  text?: string;
  clients?: string;
}

/**
 * Anonymizer and policy enforcer on a text that the visitor can edit. Both are patterns that run in the page: nothing is sent or stored.
 */
export function Demonstration() {
  const label = useText();
  const titleId = useId();
  const [written, setWritten] = useState<Written>({});
  const text = written.text ?? withoutIsolates(label('forIt.demo.sample'));
  const list = written.clients ?? withoutIsolates(label('forIt.demo.sampleClients'));
  const clients = readClients(list);
  const warnings = findOptedOut(text, clients);
  const { pieces, legend } = anonymize(text);
  const isWritten = written.text !== undefined || written.clients !== undefined;

  return (
    // Fields are useless on paper.
    <Box component="section" aria-labelledby={titleId} sx={{ displayPrint: 'none' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          border: 1,
          borderColor: 'line.strong',
          '& > div': { paddingBlock: 2.5, paddingInline: { xs: 2, sm: 3 } },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', borderBlockEnd: 1, borderColor: 'line.strong' }}>
          <Typography variant="smallSerif" component="h3" id={titleId} sx={{ fontSize: 'sizes.title2' }}>
            <FormattedMessage id="forIt.demo.title" />
          </Typography>
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 0.5, maxWidth: '46em' }}>
            <FormattedMessage id="forIt.demo.note" />
          </Typography>
        </Box>
        <Stack spacing={{ xs: 2, sm: 3 }}>
          <EditableText
            label={<FormattedMessage id="forIt.demo.text" />}
            hint={<FormattedMessage id="forIt.demo.hint" />}
            value={text}
            rows={9}
            onChange={(changed) => setWritten({ ...written, text: changed })}
          />
          <EditableText
            label={<FormattedMessage id="forIt.demo.clients" />}
            value={list}
            rows={3}
            onChange={(changed) => setWritten({ ...written, clients: changed })}
          />
          <Button
            variant="outlined"
            size="small"
            startIcon={<UndoIcon className="directional" />}
            // Disabled, it would lose the focus when it is pressed.
            aria-disabled={!isWritten}
            onClick={() => setWritten({})}
            sx={{ alignSelf: 'start', ...hideWithoutJsAndInPrint }}
          >
            <FormattedMessage id="forIt.demo.restore" />
          </Button>
        </Stack>
        <Stack spacing={{ xs: 2, sm: 3 }} sx={{ backgroundColor: 'surface.desk', overflow: 'clip' }}>
          <EnforcerWarnings warnings={warnings} hasClients={clients.length > 0} />
          {text && <MaskedText pieces={pieces} />}
        </Stack>
        <Box sx={{ gridColumn: '1 / -1', borderBlockStart: 1, borderColor: 'line.strong' }}>
          <Legend entries={legend} />
        </Box>
      </Box>
      <Typography variant="finePrint" sx={{ marginBlockStart: 1.5, maxWidth: '52em' }}>
        <FormattedMessage id="forIt.demo.limits" />
      </Typography>
      <LiveRegion>
        {isWritten && label('forIt.demo.result', { replaced: legend.length, warnings: warnings.length })}
      </LiveRegion>
    </Box>
  );
}
