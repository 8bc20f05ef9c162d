/** The quote's scale of users: all tiers are equally wide, so that each can be read and pressed. */
import {
  isTiered,
  lowestAnnualPrices,
  tierIndex,
  tiers,
  userLimits,
  type CardPlan,
  type Tier,
} from '../../data/prices';

interface ScaleTier extends Tier {
  to: number;
  /** Without an upper limit: `to` is only where the scale ends. */
  isOpen: boolean;
}

/** Positions per tier. No tier has fewer users, so every step changes the number. */
const stepsPerTier = 40;

/** The end of the scale, since the last tier has none. */
const scaleEnd = 1_000;

/** A scale from its first tier on. */
export type Scale = readonly [ScaleTier, ...ScaleTier[]];

/** A plan's tiers; undefined for plans for one user. */
export function scaleTiers(plan: CardPlan): Scale | undefined {
  if (isTiered(plan)) {
    const open = (tier: Tier) => ({ ...tier, to: tier.to ?? scaleEnd, isOpen: tier.to === undefined });
    const [first, ...others] = tiers[plan];
    return [open(first), ...others.map(open)];
  }
  const { from, to = from } = userLimits[plan];
  return from === to ? undefined : [{ from, to, cents: lowestAnnualPrices[plan], isOpen: false }];
}

/** The last position; the first is 0. */
export const lastPosition = (scale: Scale): number => scale.length * stepsPerTier;

/** The number of users at a position. */
export function usersAt(scale: Scale, position: number): number {
  const index = Math.min(scale.length - 1, Math.floor(position / stepsPerTier));
  const { from, to } = scale[index] ?? scale[0];
  return from + Math.round(((position - index * stepsPerTier) * (to - from)) / stepsPerTier);
}

/** The nearest position within the number's tier, clamped to the scale. */
export function positionOf(scale: Scale, users: number): number {
  const index = tierIndex(scale, users);
  const { from, to } = scale[index] ?? scale[0];
  const within = Math.round(((users - from) * stepsPerTier) / (to - from));
  const most = index === scale.length - 1 ? stepsPerTier : stepsPerTier - 1;
  return index * stepsPerTier + Math.min(most, Math.max(0, within));
}
