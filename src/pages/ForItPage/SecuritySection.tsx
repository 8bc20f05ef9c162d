import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { AnswerStrip } from './AnswerStrip';
import { NumberedSection } from './NumberedSection';
import { Statement, StatementList } from './StatementList';

/** Statements by the claim that proves each. */
const statements = ['sold', 'apart', 'policies'] as const;

/** § 1: what is asked first, and what else is promised. */
export function SecuritySection() {
  return (
    <NumberedSection name="security">
      <AnswerStrip />
      <Box sx={{ marginBlockStart: 4 }}>
        <StatementList>
          {statements.map((claim) => (
            <Statement key={claim} source={<Reference claim={claim} />}>
              <FormattedMessage id={`forIt.security.${claim}`} />
            </Statement>
          ))}
        </StatementList>
      </Box>
    </NumberedSection>
  );
}
