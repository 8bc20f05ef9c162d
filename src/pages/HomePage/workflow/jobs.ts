import type { MessageId } from '../../../../translations';

/** The six jobs, in the order of their tabs. */
export const jobs = ['review', 'create', 'diligence', 'template', 'anonymize', 'more'] as const;
export type Job = (typeof jobs)[number];

/** What is said about each job; the last three share one description, to which one adds who is offered it. */
export const descriptions: Record<Job, MessageId> = {
  review: 'home.workflow.review.text',
  create: 'home.workflow.create.text',
  diligence: 'home.workflow.diligence.text',
  template: 'home.workflow.generic',
  anonymize: 'home.workflow.anonymize.text',
  more: 'home.workflow.generic',
};

/** The job after this one; after the last the first. */
export function jobAfter(job: Job): Job {
  return jobs[jobs.indexOf(job) + 1] ?? jobs[0];
}
