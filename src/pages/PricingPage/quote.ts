/** The quote's arithmetic and input validation. Money in US cents. */
import {
  billings,
  cardPlans,
  isTiered,
  monthlyMinimums,
  monthsInYear,
  priceOf,
  tierIndex,
  tierPrice,
  tiers,
  userLimits,
  volumeLabelOf,
  type Billing,
  type CardPlan,
  type Tier,
} from '../../data/prices';

/** Above this the visitor should contact sales. */
export const mostUsers = 100_000;

/** A quote in the address: `?plan=organization&users=73&billing=annual`. */
export interface QuoteRequest {
  plan: CardPlan;
  /** As typed. */
  users: string;
  billing: Billing;
}

/** The default. */
export const defaultQuote: QuoteRequest = { plan: 'organization', users: '73', billing: 'annual' };

/** Why there is no quote: invalid input, or a number of users outside the plan's range. */
export type QuoteFault =
  'empty' | 'notNumber' | 'notWhole' | 'tooFew' | 'tooMany' | 'proIsForOne' | 'teamIsFull';

const number = /^[-+\u2212]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?(e\+?\d+)?$/i;

/** Hebrew documents surround numbers with invisible marks; in a link, the sentence's full stop may follow. */
const withoutMarks = (typed: string) =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/(?<=[\p{L}\d])[.,;:!?'"’”)\]>]+$/u, '');

/** A name or a choice as the site writes it. Mail and chat programs change capitals. */
const asWritten = (text: string) => withoutMarks(text).toLowerCase();

/** A number with optional thousands separators; NaN if it is none. */
const readNumber = (text: string): number =>
  text && number.test(text) ? Number(text.replaceAll(',', '').replace('\u2212', '-')) : NaN;

/** The number from which the buttons beside the field count, which need not be valid. */
export const usersToStepFrom = (typed: string): number =>
  Math.max(0, Math.trunc(readNumber(withoutMarks(typed))) || 0);

/** Reads and validates a number of users. */
export function readUsers(typed: string): { users: number; fault?: undefined } | { fault: QuoteFault } {
  const text = withoutMarks(typed);
  if (text === '') return { fault: 'empty' };
  const users = readNumber(text);
  if (Number.isNaN(users)) return { fault: 'notNumber' };
  if (users > mostUsers) return { fault: 'tooMany' };
  // 1.000 may be meant as a thousand.
  if (!Number.isInteger(users) || text.includes('.')) return { fault: 'notWhole' };
  return users < 1 ? { fault: 'tooFew' } : { users };
}

const choices = { plan: cardPlans, billing: billings } as const;

/** What an address says of a request, however its names are spelt; of repeated parameters the first counts. */
const readTexts = (params: URLSearchParams) =>
  new Map([...params].reverse().map(([name, text]) => [asWritten(name), text] as const));

/** Parses the address, also where it was damaged on its way; missing or invalid parameters get defaults. */
export function readRequest(params: URLSearchParams): QuoteRequest {
  const texts = readTexts(params);
  const chosen = <Value extends string>(all: readonly Value[], name: string) =>
    all.find((value) => value === asWritten(texts.get(name) ?? ''));
  return {
    plan: chosen(choices.plan, 'plan') ?? defaultQuote.plan,
    users: texts.get('users') ?? defaultQuote.users,
    billing: chosen(choices.billing, 'billing') ?? defaultQuote.billing,
  };
}

/** The parts of an address in whose place defaults stand, such as `plan=gold`. A number of users shows its fault beside its field. */
export function unreadParts(params: URLSearchParams): string[] {
  const texts = readTexts(params);
  return Object.entries(choices).flatMap(([name, all]: [string, readonly string[]]) => {
    const text = texts.get(name);
    return text === undefined || all.includes(asWritten(text)) ? [] : `${name}=${withoutMarks(text)}`;
  });
}

/** Writes a request into the address without defaults, or with `inFull` completely. */
export function writeRequest(params: URLSearchParams, request: QuoteRequest, inFull = false): void {
  const names = ['plan', 'users', 'billing'] as const;
  for (const name of [...params.keys()])
    if (!names.some((own) => own === name) && names.some((own) => own === asWritten(name)))
      params.delete(name);
  for (const name of names) {
    if (inFull || request[name] !== defaultQuote[name]) params.set(name, request[name]);
    else params.delete(name);
  }
}

function priced(plan: CardPlan, users: number, billing: Billing) {
  const all = isTiered(plan) ? tiers[plan] : [];
  const index = tierIndex(all, users);
  const rateOf = (tier: Tier | undefined) => (tier ? tierPrice(tier, billing) : priceOf(plan, billing));
  const minimum = isTiered(plan) ? monthlyMinimums[plan] : 0;
  const tier = all[index];
  const following = all[index + 1];
  const product = users * rateOf(tier);
  return {
    /** The tier that sets the price; below the smallest tier it is the smallest. */
    tier,
    /** Per user per month. */
    rate: rateOf(tier),
    product,
    /** The plan's minimum per month, or 0. */
    minimum,
    /** The product, or the minimum if that is more. */
    monthly: Math.max(product, minimum),
    /** Where the price per user falls next. */
    next: following && {
      users: following.from,
      rate: rateOf(following),
      monthly: following.from * rateOf(following),
    },
  };
}

/** A quote with its intermediate steps. */
function quoteFor(plan: CardPlan, users: number, billing: Billing) {
  const price = priced(plan, users, billing);
  const otherBilling: Billing = billing === 'annual' ? 'monthly' : 'annual';
  const other = priced(plan, users, otherBilling).monthly;
  return {
    plan,
    users,
    billing,
    ...price,
    yearly: price.monthly * monthsInYear,
    isMinimum: price.product < price.minimum,
    /** The plan starts at more users. */
    isBelowStart: users < userLimits[plan].from,
    label: isTiered(plan) ? volumeLabelOf(users) : undefined,
    /** The same users under the other billing. */
    other: { billing: otherBilling, monthly: other, yearly: other * monthsInYear },
  };
}

export type Quote = ReturnType<typeof quoteFor>;

type QuoteResult = { quote: Quote; fault?: undefined } | { quote?: undefined; fault: QuoteFault };

/** Calculates a quote, or says why it cannot. */
export function quote({ plan, users: typed, billing }: QuoteRequest): QuoteResult {
  const read = readUsers(typed);
  if (read.fault) return read;
  const { users } = read;
  if (users > (userLimits[plan].to ?? mostUsers))
    return { fault: plan === 'pro' ? 'proIsForOne' : 'teamIsFull' };
  return { quote: quoteFor(plan, users, billing) };
}

/** The same users on every plan that has room for them; none if their number cannot be read. */
export const quotesOf = (request: QuoteRequest): Quote[] =>
  cardPlans.flatMap((plan) => quote({ ...request, plan }).quote ?? []);
