import { FormattedMessage } from 'react-intl';
import { largeText } from '../../components/largeText';
import { PageLink } from '../../components/PageLink';
import { SectionNumber } from '../../components/SectionNumber';
import type { AnswerSource } from '../../data/itAnswers';

interface SourceLinkProps {
  source: AnswerSource;
}

/** Where a statement is found to be true, as a link: `Home § 7.1` (X8, X9). */
export function SourceLink({ source: { page, section, to } }: SourceLinkProps) {
  return (
    <PageLink to={to} prefetch="intent" sx={{ whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } }}>
      <FormattedMessage
        id={`forIt.sources.${page}`}
        values={{ section: section && <SectionNumber key="section" of={section} /> }}
      />
    </PageLink>
  );
}
