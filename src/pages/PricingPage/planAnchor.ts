import type { Plan } from '../../data/prices';

const written = { proDuo: 'pro-duo', proPlus: 'pro-plus' } as const;

/** The id of a plan's column in the comparison, `plan-pro-duo`: links and references lead there. */
export function planAnchor(plan: Plan): `plan-${string}` {
  return `plan-${plan in written ? written[plan as keyof typeof written] : plan}`;
}
