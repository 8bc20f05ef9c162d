import { checkTokens, contrastPairs, type ContrastPair } from '../src/checkTokens.ts';
import { readTokens, type ResolvedTokens } from '../src/resolveTokens.ts';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile.ts';
import { isSame, type Values } from './editText.ts';

/** What refers to other tokens is a role, what is referred to is raw, and the rest is read by components directly. */
export type Level = 'raw' | 'role' | 'component';

export interface Token {
  path: string;
  type: string;
  level: Level;
  description: string;
  value: Json;
  /** Paths of the tokens that it refers to, and of those that refer to it. */
  fedBy: string[];
  feeds: string[];
}

const aliasesIn = (value: Json) =>
  [...JSON.stringify(value).matchAll(/"\{([^{}"]+)\}"/g)].map(([, path]) => path!);

/** The tokens of a file in its order. */
export function tokensOf(json: Group): Token[] {
  const found = new TokenFile(json).tokens().map(({ path, type = '', token }) => {
    const value = token.$value ?? null;
    const description = String(token.$description ?? '');
    return { path, type, description, value, fedBy: [...new Set(aliasesIn(value))], feeds: [] as string[] };
  });
  const byPath = new Map(found.map((token) => [token.path, token]));
  for (const { path, fedBy } of found) for (const source of fedBy) byPath.get(source)?.feeds.push(path);
  return found.map((token) => ({
    ...token,
    level: token.fedBy.length > 0 ? 'role' : token.feeds.length > 0 ? 'raw' : 'component',
  }));
}

export const valuesOf = (json: Group): Values =>
  Object.fromEntries(new TokenFile(json).tokens().map(({ path, token }) => [path, token.$value ?? null]));

/** The values that differ from others, of tokens that both have. */
export const differences = (now: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(([path, value]) => path in before && !isSame(value, before[path])),
  );

/** A file with other values. What it has no token for is left out. */
export function withValues(json: Group, values: Values, path = ''): Group {
  if ('$value' in json) return path in values ? { ...json, $value: values[path]! } : json;
  const entries = Object.entries(json).map(([name, member]): [string, Json] => [
    name,
    isGroup(member) && !name.startsWith('$')
      ? withValues(member, values, path ? `${path}.${name}` : name)
      : member,
  ]);
  return Object.fromEntries(entries);
}

/** What a token file means. Without `resolved` it is malformed. */
export interface Evaluation {
  resolved?: ResolvedTokens;
  pairs: ContrastPair[];
  /** What the build would say to it, if it refused it. */
  problem?: string;
}

export function evaluate(json: Group): Evaluation {
  const file = new TokenFile(json);
  const found: Evaluation = { pairs: [] };
  try {
    found.resolved = readTokens(file);
    found.pairs = contrastPairs(file);
    checkTokens(file);
  } catch (error) {
    found.problem = (error as Error).message;
  }
  return found;
}

/** Changes to the committed values, with undo: what belongs to one gesture is one step. */
export interface Steps {
  past: Values[];
  now: Values;
  future: Values[];
  /** The token that is being changed. */
  open?: string | undefined;
}

export type Step =
  | { kind: 'set'; path: string; value: Json | undefined }
  | { kind: 'replace'; values: Values }
  | { kind: 'settle' | 'undo' | 'redo' };

export function step({ past, now, future, open }: Steps, action: Step): Steps {
  switch (action.kind) {
    case 'set': {
      const { [action.path]: _, ...others } = now;
      const next = action.value === undefined ? others : { ...now, [action.path]: action.value };
      return { past: open === action.path ? past : [...past, now], now: next, future: [], open: action.path };
    }
    case 'replace':
      return { past: [...past, now], now: action.values, future: [] };
    case 'settle':
      return open === undefined ? { past, now, future } : { past, now, future, open: undefined };
    case 'undo':
      return past.length === 0
        ? { past, now, future }
        : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
    case 'redo':
      return future.length === 0
        ? { past, now, future }
        : { past: [...past, now], now: future[0]!, future: future.slice(1) };
  }
}
