import type { PagePath } from '../paths';

/** Where claims are proved: each source has its short name and its title in the message file `claims`. */
type Source = 'landing' | 'forIt' | 'privacy' | 'terms';

/** The place that makes a claim true. */
interface Claim {
  source: Source;
  /** Number of the section, clause or row there, as a reader cites it: `7.2`. */
  section: string;
  to: `${PagePath}#${string}`;
}

/**
 * The hard claims of the site, each with the clause, plan row or section that makes it true (X8). The words to be found there
 * are the message `claims.{id}.quote`: the build fails when they are not, in either language.
 */
export const claims = {
  sources: { source: 'landing', section: '6', to: '/#document_support' },
  training: { source: 'privacy', section: '9.1', to: '/privacy#s-9-1' },
  notSold: { source: 'privacy', section: '12.1', to: '/privacy#s-12-1' },
  organizationPolicies: { source: 'privacy', section: '13.1', to: '/privacy#s-13-1' },
  separateTenants: { source: 'privacy', section: '4.3', to: '/privacy#s-4-3' },
  fees: { source: 'terms', section: '9.1', to: '/terms#s-9-1' },
  optOutWarning: { source: 'forIt', section: '3', to: '/for-it#compliance' },
  threeBoundaries: { source: 'forIt', section: '5', to: '/for-it#deployment' },
  signOn: { source: 'forIt', section: '4', to: '/for-it#single-sign-on' },
  dashboard: { source: 'forIt', section: '6', to: '/for-it#dashboard' },
  privateModel: { source: 'landing', section: '4', to: '/#expertise' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
