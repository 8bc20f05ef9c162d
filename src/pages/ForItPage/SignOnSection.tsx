import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { AnnexSection } from './AnnexSection';
import { Statement, StatementList } from './StatementList';

/** § 4 */
export function SignOnSection() {
  return (
    <AnnexSection name="signOn">
      <StatementList>
        <Statement source={<Reference claim="signOn" />}>
          <FormattedMessage id="forIt.signOn.text" />
        </Statement>
        <Statement
          source={
            <PageLink to="/for-it#answer-protocols">
              <FormattedMessage id="forIt.signOn.ask" />
            </PageLink>
          }
        >
          <FormattedMessage id="forIt.signOn.protocols" />
        </Statement>
      </StatementList>
    </AnnexSection>
  );
}
