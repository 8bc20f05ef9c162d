import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { plans, type Plan } from '../../data/prices';

const written = { proDuo: 'pro-duo', proPlus: 'pro-plus' } as const;

/** The id of a plan's column in the comparison, such as `plan-pro-duo`. */
export function planAnchor(plan: Plan): `plan-${string}` {
  return `plan-${plan in written ? written[plan as keyof typeof written] : plan}`;
}

/** The two plans that a narrow screen compares. A hash that names a plan picks it. */
export function usePickedPlans() {
  const location = useLocation();
  const [picked, setPicked] = useState<readonly [Plan, Plan]>(['team', 'organization']);

  /** Puts a plan in a place; if it is in the other, they change places. */
  function pick(place: 0 | 1, plan: Plan) {
    setPicked(([first, second]) => {
      if (place === 0) return [plan, plan === second ? first : second];
      return [plan === first ? second : first, plan];
    });
  }

  useLayoutEffect(() => {
    const asked = plans.find((plan) => `#${planAnchor(plan)}` === location.hash);
    if (asked) setPicked((now) => (now.includes(asked) ? now : [asked, now[1]]));
    // Following the same link again must pick the plan again.
  }, [location]);

  return { picked, pick };
}
