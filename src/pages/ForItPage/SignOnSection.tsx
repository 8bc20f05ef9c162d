import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { AnnexSection } from './AnnexSection';

/** § 4 */
export function SignOnSection() {
  return (
    <AnnexSection
      id="single-sign-on"
      title={<FormattedMessage id="forIt.signOn.title" />}
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
