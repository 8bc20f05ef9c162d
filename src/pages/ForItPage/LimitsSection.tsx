import { FormattedMessage } from 'react-intl';
import { limits } from '../../data/itAnswers';
import { NumberedSection } from './NumberedSection';
import { SourceLink } from './SourceLink';
import { Statement, StatementList } from './StatementList';

/** § 2: what the terms say about mistakes. */
export function LimitsSection() {
  return (
    <NumberedSection name="limits">
      <StatementList>
        {limits.map(({ id, source }) => (
          <Statement key={id} source={<SourceLink source={source} />}>
            <FormattedMessage id={`forIt.limits.${id}`} />
          </Statement>
        ))}
      </StatementList>
    </NumberedSection>
  );
}
