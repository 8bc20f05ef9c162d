import { clause, serviceLine, type Source } from './sources.ts';

/** Topics in the order of the sheet. */
export const answerTopics = ['data', 'access', 'hosting', 'assurance', 'contract'] as const;
export type AnswerTopic = (typeof answerTopics)[number];

export type AnswerSource = Source<'tokens' | 'privacy' | 'terms'>;

interface AnswerEntry {
  /** Messages `forIt.answers.{id}.question` and, if answered, `.answer`. */
  id: string;
  topic: AnswerTopic;
  /** What proves the answer, all of it; `ask` if it is given on request. */
  sources: readonly AnswerSource[] | 'ask';
}

const tokenPrices = { source: 'tokens', to: '/tokens' } as const;

/** The IT answer sheet: questions of security questionnaires with the sources of each answer. */
export const itAnswers = [
  { id: 'training', topic: 'data', sources: [clause('privacy', '9.1'), clause('terms', '7.2')] },
  { id: 'sold', topic: 'data', sources: [clause('privacy', '12.1')] },
  { id: 'separation', topic: 'data', sources: [clause('privacy', '4.3')] },
  { id: 'anonymizer', topic: 'data', sources: [serviceLine(17)] },
  { id: 'optOut', topic: 'data', sources: [serviceLine(16)] },
  { id: 'retention', topic: 'data', sources: 'ask' },
  { id: 'deletion', topic: 'data', sources: [clause('terms', '16.9')] },
  { id: 'encryption', topic: 'data', sources: 'ask' },
  { id: 'keys', topic: 'data', sources: 'ask' },
  { id: 'staff', topic: 'data', sources: 'ask' },
  { id: 'providers', topic: 'data', sources: 'ask' },
  { id: 'signOn', topic: 'access', sources: [serviceLine(14)] },
  { id: 'protocols', topic: 'access', sources: 'ask' },
  { id: 'usage', topic: 'access', sources: [serviceLine(15)] },
  { id: 'policies', topic: 'access', sources: [clause('privacy', '13.1')] },
  { id: 'auditLog', topic: 'access', sources: 'ask' },
  { id: 'ways', topic: 'hosting', sources: [serviceLine(19)] },
  { id: 'network', topic: 'hosting', sources: [serviceLine(19)] },
  { id: 'regions', topic: 'hosting', sources: 'ask' },
  { id: 'models', topic: 'hosting', sources: [serviceLine(12), serviceLine(18)] },
  { id: 'modelNames', topic: 'hosting', sources: 'ask' },
  { id: 'clients', topic: 'hosting', sources: [serviceLine(2)] },
  { id: 'checking', topic: 'assurance', sources: [serviceLine(8), serviceLine(7)] },
  { id: 'certifications', topic: 'assurance', sources: 'ask' },
  { id: 'penetration', topic: 'assurance', sources: 'ask' },
  { id: 'incidents', topic: 'assurance', sources: [clause('privacy', '16.3')] },
  { id: 'allowance', topic: 'contract', sources: [tokenPrices] },
  { id: 'fees', topic: 'contract', sources: [clause('terms', '9.2'), clause('terms', '10.1')] },
  { id: 'liability', topic: 'contract', sources: [clause('terms', '15.2')] },
  { id: 'disputes', topic: 'contract', sources: [clause('terms', '17.1')] },
  { id: 'law', topic: 'contract', sources: [clause('terms', '18.1')] },
  { id: 'processing', topic: 'contract', sources: [clause('terms', '7.5')] },
  { id: 'subprocessors', topic: 'contract', sources: [clause('privacy', '12.4')] },
  { id: 'availability', topic: 'contract', sources: 'ask' },
] as const satisfies readonly AnswerEntry[];

/** What is asked first, with the clause that answers it or says whom to ask; what is given on request comes last. */
export const answerStrip = [
  { id: 'training', source: clause('terms', '7.2') },
  { id: 'region', source: clause('privacy', '14.1') },
  { id: 'deletion', source: clause('terms', '16.9') },
  { id: 'encryption', source: clause('privacy', '16.1') },
  { id: 'subprocessors', source: clause('privacy', '12.4') },
  { id: 'certificates', source: clause('privacy', '16.1') },
] as const;

/** What the service can get wrong, with the clause that says so. */
export const limits = [
  { id: 'wrong', source: clause('terms', '6.3') },
  { id: 'source', source: clause('terms', '6.3') },
  { id: 'scanned', source: clause('terms', '14.4') },
  { id: 'complete', source: clause('terms', '14.2') },
  { id: 'review', source: clause('terms', '6.2') },
] as const;

/** Questions that are answered on the page. */
export type AnsweredId = Exclude<(typeof itAnswers)[number], { sources: 'ask' }>['id'];
