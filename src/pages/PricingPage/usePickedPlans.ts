import { useLocation } from 'react-router-dom';
import { useQueryParams } from '../../hooks/useQueryParams';
import { plans, type Plan } from '../../data/prices';

const written: Partial<Record<Plan, string>> = { proDuo: 'pro-duo', proPlus: 'pro-plus' };

const nameOf = (plan: Plan) => written[plan] ?? plan;

/** The id of a plan's column in the comparison, such as `plan-pro-duo`. */
export const planAnchor = (plan: Plan): `plan-${string}` => `plan-${nameOf(plan)}`;

type Pair = readonly [Plan, Plan];

const firstPair: Pair = ['team', 'organization'];

/** A hash that names a plan puts it first. */
function pairOf(hash: string): Pair {
  const asked = plans.find((plan) => `#${planAnchor(plan)}` === hash);
  return asked && !firstPair.includes(asked) ? [asked, firstPair[1]] : firstPair;
}

const writePair = (pair: Pair) => pair.map(nameOf).join('.');

function readPair(names: string): Pair | undefined {
  const [first, second] = names.split('.').map((name) => plans.find((plan) => nameOf(plan) === name));
  return first && second && first !== second ? [first, second] : undefined;
}

/** The two plans that a narrow screen compares, kept in the address: `?compare=pro.pro-duo`. */
export function usePickedPlans() {
  const { hash } = useLocation();
  const { params, set } = useQueryParams();
  const fallback = params ? pairOf(hash) : firstPair;
  const picked = readPair(params?.get('compare') ?? '') ?? fallback;

  /** Puts a plan in a place; if it is in the other, they change places. */
  function pick(place: 0 | 1, plan: Plan) {
    const [first, second] = picked;
    const next: Pair =
      place === 0 ? [plan, plan === second ? first : second] : [plan === first ? second : first, plan];
    set('compare', writePair(next) === writePair(fallback) ? undefined : writePair(next));
  }

  return { picked, pick };
}
