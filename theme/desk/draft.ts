import { applyEdits, modify } from 'jsonc-parser';
import { checkTokens, contrastPairs, type ContrastPair } from '../src/checkTokens.ts';
import { readTokens, type ResolvedTokens } from '../src/resolveTokens.ts';
import { parseTokens, TokenFile, type Group, type Json } from '../src/tokenFile.ts';

/** Values of tokens by path. */
export type Values = Record<string, Json>;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface Token {
  path: string;
  type: string;
  /** What refers to other tokens is a role, what is referred to is raw, and the rest is read by components directly. */
  level: 'raw' | 'role' | 'component';
  description: string;
  value: Json;
  /** Paths of the tokens that it refers to, and of those that refer to it. */
  fedBy: string[];
  feeds: string[];
}

/** The tokens of a file in its order. */
export function tokensOf(json: Group): Token[] {
  const found = new TokenFile(json).tokens().map(({ path, type = '', token }) => {
    const value = token.$value ?? null;
    const aliases = JSON.stringify(value).matchAll(/"\{([^{}"]+)\}"/g);
    const fedBy = [...new Set(Array.from(aliases, ([, alias]) => alias!))];
    return { path, type, description: String(token.$description ?? ''), value, fedBy };
  });
  const feeds = new Map(found.map(({ path }) => [path, [] as string[]]));
  for (const { path, fedBy } of found) for (const source of fedBy) feeds.get(source)?.push(path);
  return found.map((token) => {
    const own = feeds.get(token.path)!;
    return { ...token, feeds: own, level: token.fedBy[0] ? 'role' : own[0] ? 'raw' : 'component' };
  });
}

export const valuesOf = (json: Group): Values =>
  Object.fromEntries(new TokenFile(json).tokens().map(({ path, token }) => [path, token.$value ?? null]));

/** The values that differ from others, of tokens that both have. */
export const differences = (now: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(([path, value]) => path in before && !isSame(value, before[path])),
  );

/** A file with other values. What it has no token for is left out. */
export function withValues(json: Group, values: Values): Group {
  const copy = structuredClone(json);
  for (const { path, token } of new TokenFile(copy).tokens())
    if (path in values) token.$value = values[path]!;
  return copy;
}

/**
 * Writes values into the text of a token file. Every other character stays: order, indentation and line ends.
 * @throws Error naming a token that the text does not have.
 */
export function editText(text: string, values: Values): string {
  const before = valuesOf(parseTokens(text) as Group);
  const formattingOptions = { insertSpaces: !text.includes('\n\t'), tabSize: 2 };
  return Object.entries(values).reduce((edited, [path, value]) => {
    if (!(path in before)) throw new Error(`Token ${path} is missing.`);
    if (isSame(value, before[path])) return edited;
    return applyEdits(edited, modify(edited, [...path.split('.'), '$value'], value, { formattingOptions }));
  }, text);
}

/** What a token file means. Without `resolved` it is malformed. */
export interface Evaluation {
  json: Group;
  resolved?: ResolvedTokens;
  pairs: ContrastPair[];
  /** What the build would say to it, if it refused it. */
  problem?: string;
}

export function evaluate(json: Group): Evaluation {
  const file = new TokenFile(json);
  const found: Evaluation = { json, pairs: [] };
  try {
    found.resolved = readTokens(file);
    found.pairs = contrastPairs(file);
    checkTokens(file);
  } catch (error) {
    found.problem = (error as Error).message;
  }
  return found;
}

/** The changes to the committed values so far, the ones that are shown, and the gesture that may go on. */
export interface Steps {
  all: Values[];
  at: number;
  gesture?: string | undefined;
}

export type Step = { values: Values; gesture?: string } | { by: 1 | -1 } | 'rest';

/** Adds, undoes or redoes a step: what belongs to one gesture is one step. */
export function step({ all, at, gesture }: Steps, action: Step): Steps {
  if (action === 'rest') return { all, at };
  if ('by' in action) return { all, at: Math.max(0, Math.min(all.length - 1, at + action.by)) };
  if (isSame(action.values, all[at])) return { all, at, gesture };
  const goesOn = gesture !== undefined && gesture === action.gesture;
  const kept = all.slice(0, goesOn ? at : at + 1);
  return { all: [...kept, action.values], at: kept.length, gesture: action.gesture };
}
