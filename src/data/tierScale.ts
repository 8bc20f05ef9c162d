/** The quote's scale of users: every tier as wide as the next, so that each can be read and reached with a pointer. */
import {
  isTiered,
  lowestAnnualPrices,
  tierIndex,
  tiers,
  userLimits,
  type CardPlan,
  type Tier,
} from './prices';

/** A tier as the scale shows it. */
export interface ScaleTier extends Tier {
  to: number;
  /** It has no largest number of users: `to` is only where the scale ends. */
  isOpen: boolean;
}

/** Positions within a tier. No tier has fewer users than this, so every step of the scale changes their number. */
const stepsPerTier = 40;

/** Where the scale ends: the last tier has no largest number of users. */
const scaleEnd = 1_000;

/** The tiers of a plan's scale, from the smallest; none for a plan that is meant for one user. */
export function scaleTiers(plan: CardPlan): ScaleTier[] {
  if (isTiered(plan))
    return tiers[plan].map((tier) => ({
      ...tier,
      to: tier.to ?? scaleEnd,
      isOpen: tier.to === undefined,
    }));
  const { from, to = from } = userLimits[plan];
  return from === to ? [] : [{ from, to, cents: lowestAnnualPrices[plan], isOpen: false }];
}

/** The last position of a scale; the first is 0. */
export const lastPosition = (scale: readonly ScaleTier[]): number => scale.length * stepsPerTier;

/** How many users a position stands for. */
export function usersAt(scale: readonly ScaleTier[], position: number): number {
  const index = Math.min(scale.length - 1, Math.floor(position / stepsPerTier));
  const { from, to } = scale[index]!;
  return from + Math.round(((position - index * stepsPerTier) * (to - from)) / stepsPerTier);
}

/** The position nearest to a number of users, inside their own tier; the ends of the scale for numbers beyond them. */
export function positionOf(scale: readonly ScaleTier[], users: number): number {
  const index = tierIndex(scale, users);
  const { from, to } = scale[index]!;
  const within = Math.round(((users - from) * stepsPerTier) / (to - from));
  const most = index === scale.length - 1 ? stepsPerTier : stepsPerTier - 1;
  return index * stepsPerTier + Math.min(most, Math.max(0, within));
}
