import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { AnnexSection } from './AnnexSection';

/** § 4 */
export function SignOnSection() {
  return (
    <AnnexSection
      name="signOn"
      lead={
        <FormattedMessage
          id="forIt.signOn.text"
          values={{
            link: (chunks) => (
              <PageLink key="link" to="/for-it#answer-protocols">
                {chunks}
              </PageLink>
            ),
          }}
        />
      }
    />
  );
}
