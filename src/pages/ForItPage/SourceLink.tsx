import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { SectionNumber } from '../../components/SectionNumber';
import type { AnswerSource } from '../../data/itAnswers';

/** Link to the source of a statement, such as `Terms § 7.1`. */
export function SourceLink({ source: { source, section, to } }: { source: AnswerSource }) {
  return (
    <PageLink to={to} prefetch="intent">
      <FormattedMessage
        id={`forIt.sources.${source}`}
        values={{ section: section && <SectionNumber key="section" of={section} /> }}
      />
    </PageLink>
  );
}
