import type { Say } from '../../words.ts';
import type { Story } from './clip.ts';
import { create, review, template } from './drafting.ts';
import { anonymize, diligence, more } from './reading.ts';

/** The six workflow clips by file name. */
export const clips = {
  'workflow-1-review-contract': (say) => review(say),
  'workflow-2-create-contract': create,
  'workflow-3-due-diligence': diligence,
  'workflow-4-modify-template': template,
  'workflow-5-anonymize': anonymize,
  'workflow-6-ask-anything': more,
} satisfies Record<string, (say: Say) => Story>;
