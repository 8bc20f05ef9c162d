import { clause, serviceLine, type Source } from './sources.ts';

/** Topics in the order of the sheet. */
export const answerTopics = ['data', 'access', 'hosting', 'assurance', 'contract'] as const;
export type AnswerTopic = (typeof answerTopics)[number];

export type AnswerSource = Source<'tokens' | 'privacy' | 'terms'>;

interface AnswerEntry {
  /** Messages `forIt.answers.{id}.question` and, if answered, `.answer`. */
  id: string;
  topic: AnswerTopic;
  /** `ask` if the answer is given on request. */
  source: AnswerSource | 'ask';
}

const tokenPrices = { source: 'tokens', to: '/tokens' } as const;

/** The IT answer sheet: questions of security questionnaires with the source of each answer. */
export const itAnswers = [
  { id: 'training', topic: 'data', source: clause('privacy', '9.1') },
  { id: 'sold', topic: 'data', source: clause('privacy', '12.1') },
  { id: 'separation', topic: 'data', source: clause('privacy', '4.3') },
  { id: 'anonymizer', topic: 'data', source: serviceLine(17) },
  { id: 'optOut', topic: 'data', source: serviceLine(16) },
  { id: 'retention', topic: 'data', source: clause('privacy', '15.1') },
  { id: 'deletion', topic: 'data', source: clause('terms', '16.9') },
  { id: 'encryption', topic: 'data', source: 'ask' },
  { id: 'keys', topic: 'data', source: 'ask' },
  { id: 'staff', topic: 'data', source: 'ask' },
  { id: 'providers', topic: 'data', source: clause('privacy', '9.4') },
  { id: 'signOn', topic: 'access', source: serviceLine(14) },
  { id: 'protocols', topic: 'access', source: 'ask' },
  { id: 'usage', topic: 'access', source: serviceLine(15) },
  { id: 'policies', topic: 'access', source: clause('privacy', '13.1') },
  { id: 'auditLog', topic: 'access', source: 'ask' },
  { id: 'ways', topic: 'hosting', source: serviceLine(19) },
  { id: 'network', topic: 'hosting', source: serviceLine(19) },
  { id: 'regions', topic: 'hosting', source: clause('privacy', '14.1') },
  { id: 'models', topic: 'hosting', source: serviceLine(18) },
  { id: 'modelNames', topic: 'hosting', source: 'ask' },
  { id: 'clients', topic: 'hosting', source: serviceLine(2) },
  { id: 'checking', topic: 'assurance', source: serviceLine(7) },
  { id: 'certifications', topic: 'assurance', source: 'ask' },
  { id: 'penetration', topic: 'assurance', source: 'ask' },
  { id: 'incidents', topic: 'assurance', source: clause('privacy', '16.3') },
  { id: 'allowance', topic: 'contract', source: tokenPrices },
  { id: 'fees', topic: 'contract', source: clause('terms', '9.2') },
  { id: 'liability', topic: 'contract', source: clause('terms', '15.2') },
  { id: 'disputes', topic: 'contract', source: clause('terms', '17.1') },
  { id: 'law', topic: 'contract', source: clause('terms', '18.1') },
  { id: 'processing', topic: 'contract', source: clause('terms', '7.5') },
  { id: 'subprocessors', topic: 'contract', source: clause('privacy', '12.4') },
  { id: 'availability', topic: 'contract', source: clause('terms', '5.4') },
] as const satisfies readonly AnswerEntry[];

/** Questions that are answered on the page. */
export type AnsweredId = Exclude<(typeof itAnswers)[number], { source: 'ask' }>['id'];
