import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { itAnswers } from '../../data/itAnswers';
import { AnnexSection } from './AnnexSection';

/** The row of the answer sheet that a reader is sent to. */
const protocolsRow = itAnswers.findIndex(({ id }) => id === 'protocols') + 1;

/** § 4: single sign-on (I1). */
export function SignOnSection() {
  return (
    <AnnexSection
      id="single-sign-on"
      title={<FormattedMessage id="forIt.signOn.title" />}
      lead={
        <FormattedMessage
          id="forIt.signOn.text"
          values={{
            row: protocolsRow,
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
