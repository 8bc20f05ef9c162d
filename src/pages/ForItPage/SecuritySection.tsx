import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { AnnexSection } from './AnnexSection';
import { Statement, StatementList } from './StatementList';

/** Statements by the claim that proves each. */
const statements = ['training', 'sold', 'apart', 'policies'] as const;

/** § 1 */
export function SecuritySection() {
  return (
    <AnnexSection name="security">
      <StatementList>
        {statements.map((claim) => (
          <Statement key={claim} source={<Reference claim={claim} />}>
            <FormattedMessage id={`forIt.security.${claim}`} />
          </Statement>
        ))}
      </StatementList>
    </AnnexSection>
  );
}
