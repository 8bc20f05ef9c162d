import { useIntl } from 'react-intl';
import { scriptJson } from '../../components/scriptJson';
import { faqItems } from '../../data/faq';
import { useLocale } from '../../locale/useLocale';
import { answerText, questionText } from './plainWords';

/** Questions and answers as JSON-LD, for readers that are programs. A data block: no policy has to allow it. */
export function FaqData() {
  const intl = useIntl();
  const { language } = useLocale();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqItems.map(({ id }) => ({
      '@type': 'Question',
      name: questionText(intl, id),
      acceptedAnswer: { '@type': 'Answer', text: answerText(intl, id) },
    })),
  };
  // Isolates belong to the page's lines, not to the data.
  const json = scriptJson(data).replace(/[\u2066\u2069]/g, '');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
