import { useIntl } from 'react-intl';
import { StructuredData } from '../../components/StructuredData';
import { faqItems } from '../../data/faq';
import { useLocale } from '../../locale/useLocale';
import { answerText, questionText } from './plainWords';

/** Structured data for search engines. */
export function FaqData() {
  const intl = useIntl();
  const language = useLocale('language');
  const data = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqItems.map(({ id }) => ({
      '@type': 'Question',
      name: questionText(intl, id),
      acceptedAnswer: { '@type': 'Answer', text: answerText(intl, id) },
    })),
  };
  return <StructuredData data={data} />;
}
