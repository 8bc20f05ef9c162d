import { clause, serviceLine } from './sources.ts';

/**
 * Claims with the clause or service description line that proves them. The build fails if the quote in `claims.{id}.quote` is not found
 * there, in either language. The names of their documents are messages in `claims`, too.
 */
export const claims = {
  sources: serviceLine(8),
  training: clause('privacy', '9.1'),
  waitlist: clause('privacy', '3.2'),
  sold: clause('privacy', '12.1'),
  policies: clause('privacy', '13.1'),
  apart: clause('privacy', '4.3'),
  fees: clause('terms', '9.1'),
  enforcer: serviceLine(16),
  anonymizer: serviceLine(17),
  deployment: serviceLine(19),
  signOn: serviceLine(14),
  dashboard: serviceLine(15),
  privateModel: serviceLine(18),
} as const;

export type ClaimId = keyof typeof claims;
