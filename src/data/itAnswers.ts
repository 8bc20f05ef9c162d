import type { InternalLink } from '../paths';

/** What the questions are about, in the order of the sheet. */
export const answerTopics = ['data', 'access', 'hosting', 'assurance', 'contract'] as const;
export type AnswerTopic = (typeof answerTopics)[number];

/** Where an answer is found to be true: a section of this page or another, by the number it carries there. */
export interface AnswerSource {
  page: 'forIt' | 'home' | 'tokens' | 'privacy' | 'terms';
  section?: string;
  to: InternalLink;
}

interface AnswerEntry {
  /** Its messages are `forIt.answers.{id}.question` and `.answer`. */
  id: string;
  topic: AnswerTopic;
  /** `ask` where nothing is known that may be published: the answer then says so, with an address to ask at (X9, X18). */
  source: AnswerSource | 'ask';
}

const here = (section: number, id: string) =>
  ({ page: 'forIt', section: String(section), to: `/for-it#${id}` }) as const;
const home = (section: string, id: string) => ({ page: 'home', section, to: `/#${id}` }) as const;
const clause = <Page extends 'privacy' | 'terms'>(page: Page, section: `${number}.${number}`) =>
  ({ page, section, to: `/${page}#s-${section.replace('.', '-')}` }) as const;
const tokenPrices = { page: 'tokens', to: '/tokens' } as const;

/** The IT answer sheet: what security questionnaires ask, and where each answer comes from (X9). */
export const itAnswers = [
  { id: 'training', topic: 'data', source: clause('privacy', '9.1') },
  { id: 'sold', topic: 'data', source: clause('privacy', '12.1') },
  { id: 'separation', topic: 'data', source: here(5, 'deployment') },
  { id: 'anonymizer', topic: 'data', source: here(3, 'compliance') },
  { id: 'optOut', topic: 'data', source: here(3, 'compliance') },
  { id: 'retention', topic: 'data', source: 'ask' },
  { id: 'deletion', topic: 'data', source: 'ask' },
  { id: 'encryption', topic: 'data', source: 'ask' },
  { id: 'keys', topic: 'data', source: 'ask' },
  { id: 'staff', topic: 'data', source: 'ask' },
  { id: 'providers', topic: 'data', source: 'ask' },
  { id: 'signOn', topic: 'access', source: here(4, 'single-sign-on') },
  { id: 'protocols', topic: 'access', source: 'ask' },
  { id: 'usage', topic: 'access', source: here(6, 'dashboard') },
  { id: 'policies', topic: 'access', source: clause('privacy', '13.1') },
  { id: 'auditLog', topic: 'access', source: 'ask' },
  { id: 'ways', topic: 'hosting', source: here(5, 'deployment') },
  { id: 'network', topic: 'hosting', source: here(5, 'deployment') },
  { id: 'regions', topic: 'hosting', source: 'ask' },
  { id: 'models', topic: 'hosting', source: home('5', 'top_llm') },
  { id: 'modelNames', topic: 'hosting', source: 'ask' },
  { id: 'clients', topic: 'hosting', source: here(8, 'assistant') },
  { id: 'checking', topic: 'assurance', source: home('6', 'document_support') },
  { id: 'certifications', topic: 'assurance', source: 'ask' },
  { id: 'penetration', topic: 'assurance', source: 'ask' },
  { id: 'incidents', topic: 'assurance', source: 'ask' },
  { id: 'allowance', topic: 'contract', source: tokenPrices },
  { id: 'fees', topic: 'contract', source: clause('terms', '9.2') },
  { id: 'liability', topic: 'contract', source: clause('terms', '15.2') },
  { id: 'disputes', topic: 'contract', source: clause('terms', '17.1') },
  { id: 'law', topic: 'contract', source: clause('terms', '18.1') },
  { id: 'processing', topic: 'contract', source: 'ask' },
  { id: 'subprocessors', topic: 'contract', source: 'ask' },
  { id: 'availability', topic: 'contract', source: 'ask' },
] as const satisfies readonly AnswerEntry[];

export type AnswerId = (typeof itAnswers)[number]['id'];
