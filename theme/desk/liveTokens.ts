import { rem } from '../src/rem.ts';
import type { ResolvedTokens, SchemePair } from '../src/resolveTokens.ts';
import { kebabCase, variableName } from '../src/variableName.ts';

/** Tokens that the theme hands to CSS as they are. With all others it calculates, or colours, which are variables already. */
const passedOn =
  /^(typography|size|family|weight|measure|container|radius|borderWidth|easing)\.|^space\.(section|page|gutter)$/;

interface Live {
  /** The tokens for a frame: `var(--desk-radius-control, 4px)` instead of `4px`. */
  tokens: ResolvedTokens;
  /** CSS variables with which a page that has these tokens shows others, without a reload. */
  variables: Record<string, string>;
  /** All other tokens as text: a page has to be loaded again when they differ. */
  fixed: string;
}

/** Splits resolved tokens into what changes on a page that stands, and what needs a new theme. */
export function liveTokens(resolved: ResolvedTokens): Live {
  const { colors, shadow, ...rest } = resolved;
  const variables: Record<string, string> = { [variableName('shadow', 'sheet')]: shadow.both };
  for (const [group, names] of Object.entries(colors as Record<string, Record<string, SchemePair>>))
    for (const [name, [light, dark]] of Object.entries(names))
      variables[variableName(group, name)] = `light-dark(${light}, ${dark})`;

  const varied = (node: unknown, path: string): unknown => {
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(
        Object.entries(node).map(([name, member]) => [name, varied(member, path ? `${path}.${name}` : name)]),
      );
    if ((typeof node !== 'string' && typeof node !== 'number') || !passedOn.test(path)) return node;
    const variable = `--desk-${kebabCase(path.replaceAll('.', '-'))}`;
    variables[variable] = /^size|fontSize$/.test(path) ? rem(String(node)) : String(node);
    return `var(${variable}, ${node})`;
  };
  const tokens = { ...(varied(rest, '') as Omit<ResolvedTokens, 'colors' | 'shadow'>), colors, shadow };
  const isVariable = (value: unknown) => typeof value === 'string' && value.startsWith('var(');
  const fixed = JSON.stringify({ ...tokens, colors: 0, shadow: 0 }, (_, value: unknown) =>
    isVariable(value) ? 0 : value,
  );
  return { tokens, variables, fixed };
}
