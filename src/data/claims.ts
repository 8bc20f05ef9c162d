import { clause, serviceLine, type SourceAddress } from './sources.ts';

/** The place that makes a claim true. */
interface Claim {
  /** The document; it has its short name and its title in the message file `claims`. */
  source: 'privacy' | 'terms';
  /** Number of the clause there, as a reader cites it: `7.2`. */
  section: string;
  to: SourceAddress;
}

/**
 * The hard claims of the site, each with the clause or the line of the service description that makes it true. The words to
 * be found there are the message `claims.{id}.quote`: the build fails when they are not, in either language.
 */
export const claims = {
  sources: serviceLine(8),
  training: clause('privacy', '9.1'),
  notSold: clause('privacy', '12.1'),
  organizationPolicies: clause('privacy', '13.1'),
  separateTenants: clause('privacy', '4.3'),
  fees: clause('terms', '9.1'),
  optOutWarning: serviceLine(16),
  threeBoundaries: serviceLine(19),
  signOn: serviceLine(14),
  dashboard: serviceLine(15),
  privateModel: serviceLine(18),
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
