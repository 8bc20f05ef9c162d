import type { MessageId } from '../../../../translations';

export const jobs = ['review', 'create', 'diligence', 'template', 'anonymize', 'more'] as const;
export type Job = (typeof jobs)[number];

/** Descriptions of the jobs; the last three end with the same sentence. */
export const descriptions: Record<Job, MessageId> = {
  review: 'home.workflow.review.text',
  create: 'home.workflow.create.text',
  diligence: 'home.workflow.diligence.text',
  template: 'home.workflow.template.text',
  anonymize: 'home.workflow.anonymize.text',
  more: 'home.workflow.generic',
};

/** Wraps around. */
export function jobAfter(job: Job): Job {
  return jobs[jobs.indexOf(job) + 1] ?? jobs[0];
}
