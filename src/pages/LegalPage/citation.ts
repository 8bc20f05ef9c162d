import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../translations';
import { lastModified, type LegalDocument } from '../../data/legalDocuments';
import { languages, type Language } from '../../locale/languages';
import { plainText } from '../../locale/richText';
import { absoluteUrl } from '../../site';
import type { Clause } from '../../data/clauses';
import { sectionReference } from '../../text/clauseNumber';
import { plainClauseValues } from './clauseValues';

/** A clause's absolute address in a language. */
export function clauseUrl({ path }: LegalDocument, { id }: Pick<Clause, 'id'>, language: Language): string {
  return absoluteUrl(`${path}#${id}`, language);
}

/** A message as plain text. */
export function plainWords(intl: IntlShape, id: MessageId, language: Language): string {
  const values = { ...plainText, ...plainClauseValues(language) };
  return String(intl.formatMessage({ id }, values));
}

/** Legal citations put the day first: 15 July 2025. */
const citedDate = (language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : languages[language].intlLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(lastModified));

/** “Terms of Use § 7.2, last modified 15 July 2025, URL”, or the Hebrew form. */
export function citation(
  intl: IntlShape,
  document: LegalDocument,
  clause: Pick<Clause, 'id' | 'number'>,
  language: Language,
): string {
  const { id, values } = sectionReference(clause.number);
  return String(
    intl.formatMessage(
      { id: 'legal.cite.text' },
      {
        ...plainText,
        title: intl.formatMessage({ id: `${document.bundle}.head.title` }),
        section: intl.formatMessage({ id }, { ...plainText, ...values }),
        date: citedDate(language),
        url: clauseUrl(document, clause, language),
      },
    ),
  );
}
