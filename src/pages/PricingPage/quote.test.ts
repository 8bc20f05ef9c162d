import { describe, expect, it } from 'vitest';
import { cardPlans, type Billing, type CardPlan } from '../../data/prices';
import {
  defaultQuote,
  quote,
  readRequest,
  readUsers,
  unreadParts,
  usersToStepFrom,
  writeRequest,
  type Quote,
} from './quote';

function made(plan: CardPlan, users: number, billing: Billing = 'annual'): Quote {
  const result = quote({ plan, users: String(users), billing });
  if ('fault' in result) throw new Error(result.fault);
  return result.quote;
}

describe('what a visitor typed (X6)', () => {
  it.each([
    ['73', 73],
    [' 73 ', 73],
    ['\u200f73\u200e', 73],
    ['\u202b73\u202c', 73],
    ['1,000', 1_000],
    ['100,000', 100_000],
    ['007', 7],
    ['+5', 5],
    ['1', 1],
    ['73.', 73],
    ['1,000).', 1_000],
  ])('“%s” is %i users', (typed, users) => {
    expect(readUsers(typed)).toEqual({ users });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'tooFew'],
    ['-3', 'tooFew'],
    ['−3', 'tooFew'],
    ['1e9', 'tooMany'],
    ['1000000000', 'tooMany'],
    ['100,001', 'tooMany'],
    ['9'.repeat(400), 'tooMany'],
    ['7.5', 'notWhole'],
    ['1.000', 'notWhole'],
    ['.5', 'notWhole'],
    ['7,5', 'notNumber'],
    ['seven', 'notNumber'],
    ['73 lawyers, more or less', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['NaN', 'notNumber'],
    ['0x10', 'notNumber'],
    ['<b>7</b>', 'notNumber'],
    ['-', 'notNumber'],
    ['.', 'notNumber'],
    ['e5', 'notNumber'],
  ])('“%s” is not a number of users: %s', (typed, fault) => {
    expect(readUsers(typed)).toEqual({ fault });
    for (const plan of cardPlans)
      expect(quote({ plan, users: typed, billing: 'monthly' })).toEqual({ fault });
  });
});

describe('the buttons beside the number of users', () => {
  it.each([
    ['7', 7],
    ['150,000', 150_000],
    ['10.5', 10],
    ['-3', 0],
    ['', 0],
    ['seven', 0],
    ['-', 0],
  ])('count from “%s” as from %i', (typed, users) => {
    expect(usersToStepFrom(typed)).toBe(users);
  });
});

describe('a quote (X6, P2, P7)', () => {
  it.each([
    ['pro', 1, 'annual', 40, 40],
    ['team', 1, 'annual', 50, 50],
    ['team', 30, 'annual', 50, 1_500],
    ['team', 50, 'monthly', 60, 3_000],
    ['organization', 10, 'annual', 100, 1_000],
    ['organization', 50, 'monthly', 120, 6_000],
    ['organization', 51, 'annual', 90, 4_590],
    ['organization', 73, 'annual', 90, 6_570],
    ['organization', 100, 'annual', 90, 9_000],
    ['organization', 101, 'annual', 80, 8_080],
    ['organization', 200, 'monthly', 96, 19_200],
    ['organization', 201, 'annual', 70, 14_070],
    ['organization', 500, 'annual', 70, 35_000],
    ['organization', 501, 'annual', 60, 30_060],
    ['enterprise', 50, 'annual', 100, 5_000],
    ['enterprise', 101, 'monthly', 108, 10_908],
    ['enterprise', 500, 'annual', 80, 40_000],
    ['enterprise', 100_000, 'monthly', 84, 8_400_000],
  ] as const)('%s, %i users, %s: $%i each, $%i per month', (plan, users, billing, rate, monthly) => {
    const result = made(plan, users, billing);
    expect(result).toMatchObject({ rate: rate * 100, monthly: monthly * 100, isMinimum: false });
    expect(result.product).toBe(result.monthly);
    expect(result.yearly).toBe(monthly * 100 * 12);
  });

  it.each([
    ['organization', 1, 'annual', 100_00, 1_000_00],
    ['organization', 9, 'annual', 900_00, 1_000_00],
    ['organization', 8, 'monthly', 960_00, 1_000_00],
    ['enterprise', 30, 'annual', 3_000_00, 5_000_00],
    ['enterprise', 41, 'monthly', 4_920_00, 5_000_00],
  ] as const)(
    '%s, %i users, %s: %i cents are raised to the minimum',
    (plan, users, billing, product, minimum) => {
      expect(made(plan, users, billing)).toMatchObject({
        product,
        minimum,
        monthly: minimum,
        isMinimum: true,
      });
    },
  );

  it.each([
    ['organization', 9, 1_080_00],
    ['enterprise', 49, 5_880_00],
  ] as const)(
    '%s, %i users, billed monthly: above the minimum, below where the plan starts',
    (plan, users, monthly) => {
      expect(made(plan, users, 'monthly')).toMatchObject({ monthly, isMinimum: false, isBelowStart: true });
      expect(made(plan, users + 1, 'monthly')).toMatchObject({ isBelowStart: false });
    },
  );

  it('meets a minimum that is reached to the cent', () => {
    expect(made('organization', 10)).toMatchObject({ minimum: 1_000_00, isMinimum: false });
  });

  it('names the next lower price, if there is one', () => {
    expect(made('organization', 73).next).toEqual({ users: 101, rate: 80_00, monthly: 8_080_00 });
    expect(made('organization', 73, 'monthly').next).toMatchObject({ rate: 96_00 });
    expect(made('organization', 501).next).toBeUndefined();
    expect(made('team', 30).next).toBeUndefined();
  });

  it('compares with the other billing', () => {
    expect(made('organization', 73).other).toEqual({
      billing: 'monthly',
      monthly: 7_884_00,
      yearly: 94_608_00,
    });
    expect(made('organization', 73, 'monthly').other).toMatchObject({ billing: 'annual', monthly: 6_570_00 });
  });

  it('labels Organization and Enterprise by volume, and no other plan', () => {
    expect(made('organization', 73).label).toBe('silver');
    expect(made('enterprise', 500).label).toBe('platinum');
    expect(made('team', 30).label).toBeUndefined();
  });

  it.each([
    ['pro', '2', 'proIsForOne'],
    ['team', '51', 'teamIsFull'],
  ] as const)('%s is not for %s users', (plan, users, fault) => {
    expect(quote({ plan, users, billing: 'annual' })).toEqual({ fault });
  });
});

describe('an address (X6)', () => {
  it.each([
    ['', defaultQuote],
    ['plan=team&users=12&billing=monthly', { plan: 'team', users: '12', billing: 'monthly' }],
    ['users=-3', { ...defaultQuote, users: '-3' }],
    ['users=', { ...defaultQuote, users: '' }],
    ['plan=free&billing=weekly', defaultQuote],
    ['plan=__proto__', defaultQuote],
  ])('“%s” is parsed strictly', (search, request) => {
    expect(readRequest(new URLSearchParams(search))).toEqual(request);
  });

  it.each([
    'PLAN=Team&Users=12&billing=MONTHLY',
    'users=12&plan=team&billing=monthly.',
    'users=12&plan=team&billing=monthly).',
    '%E2%80%8Eplan=team%E2%80%8F&users=12%E2%80%8B&billing=%20monthly%C2%A0',
  ])('“%s”, damaged on its way, is read', (search) => {
    const params = new URLSearchParams(search);
    expect(quote(readRequest(params)).quote).toMatchObject({ plan: 'team', users: 12, billing: 'monthly' });
    expect(unreadParts(params)).toEqual([]);
    writeRequest(params, { plan: 'team', users: '13', billing: 'monthly' });
    expect(Object.fromEntries(params)).toEqual({ plan: 'team', users: '13', billing: 'monthly' });
  });

  it.each([
    ['plan=gold&users=12', ['plan=gold']],
    ['plan=&billing=weekly.', ['plan=', 'billing=weekly']],
    ['plan=team%26users=12', ['plan=team&users=12']],
    ['plan=team&utm_source=letter', []],
  ])('“%s” says which parts it could not read', (search, parts) => {
    expect(unreadParts(new URLSearchParams(search))).toEqual(parts);
  });

  it.each([
    ['', {}, false, ''],
    ['lng=he', {}, true, 'lng=he&plan=organization&users=73&billing=annual'],
    ['plan=team&users=5', {}, false, ''],
    ['a=b', { plan: 'team', users: '5', billing: 'monthly' }, false, 'a=b&plan=team&users=5&billing=monthly'],
    ['', { users: '1e9 & more' }, false, 'users=1e9+%26+more'],
  ] as const)('writes into “%s” the request %o', (before, patch, inFull, after) => {
    const params = new URLSearchParams(before);
    writeRequest(params, { ...defaultQuote, ...patch }, inFull);
    expect(params.toString()).toBe(after);
  });
});
