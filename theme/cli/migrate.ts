import { variableName } from '../src/variableName';

/** The replacement of a token: another token, or instructions. */
type Successor = { use: string } | { why: string };

/** Replacements by removed token. */
type Successors = Record<string, Successor>;

interface Migration {
  text: string;
  /** Rewritten tokens, each once. */
  rewritten: { from: string; to: string }[];
  /** Uses that need a person: where, and what to do. */
  left: { line: number; token: string; why: string }[];
}

/** Groups with other names in code: exports, members of the theme, variables. */
const groups: Record<string, { code: string[]; variable: string }> = {
  'font.family': { code: ['family', 'families'], variable: 'family' },
  'font.weight': { code: ['weight'], variable: 'weight' },
  radius: { code: ['radius', 'radii'], variable: 'radius' },
  measure: { code: ['measure', 'measures'], variable: 'measure' },
  container: { code: ['container', 'measures'], variable: 'container' },
  space: { code: ['space', 'measures'], variable: 'space' },
};

/** How code writes a token: variable, paths, and a colour's name in MUI's `sx`. */
function spellings(token: string): { variable: string; paths: string[]; quoted: string | undefined } {
  const path = token.replace(/^color\./, '');
  const group = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const name = path.slice(path.lastIndexOf('.') + 1);
  const { code, variable } = groups[group] ?? { code: [group], variable: group.replaceAll('.', '-') };
  return {
    variable: variableName(variable, name),
    paths: code.map((as) => `${as}.${name}`),
    quoted: token.startsWith('color.') ? `${group}.${name}` : undefined,
  };
}

/** Before a path of tokens: `tokens.`, `theme.timing.`, `theme?.vars.palette.`. */
const owner =
  '\\b(?:tokens|colors|theme|vars|palette|timing|marks)\\??\\.(?:(?:colors|palette|vars|timing|marks|typography)\\??\\.)*';

/** A replacement that is as careful as what it replaces: `radii?.old` becomes `radii?.sheet`. */
const inStyleOf = (found: string, replacement: string) =>
  found.includes('?.') ? replacement.replaceAll('.', '?.') : replacement;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The last in a chain of replacements. */
function lastOf(successor: Successor, successors: Successors): Successor {
  const next = 'use' in successor ? successors[successor.use] : undefined;
  return next ? lastOf(next, successors) : successor;
}

/**
 * Rewrites uses of removed tokens in a file: aliases (`{radius.old}`), variables (`--stet-radius-old`), paths (`tokens.radius.old`,
 * `theme.radii.old`) and quoted colours (`'text.old'`). Computed names are not found.
 */
export function migrate(source: string, successors: Successors): Migration {
  const rewritten: Migration['rewritten'] = [];
  const left: Migration['left'] = [];
  let text = source;
  for (const [token, first] of Object.entries(successors)) {
    const from = spellings(token);
    const successor = lastOf(first, successors);
    const to = 'use' in successor ? spellings(successor.use) : undefined;
    const places: [pattern: RegExp, replacement: string | undefined][] = [
      [new RegExp(`\\{${escaped(token)}\\}`, 'g'), 'use' in successor ? `{${successor.use}}` : undefined],
      [new RegExp(`${escaped(from.variable)}(?![\\w-])`, 'g'), to?.variable],
      ...from.paths.map((path, index): [RegExp, string | undefined] => [
        new RegExp(`(?<=${owner})${escaped(path).replaceAll('\\.', '\\??\\.')}(?!\\w)`, 'g'),
        to && (to.paths[index] ?? to.paths[0]),
      ]),
    ];
    if (from.quoted)
      places.push([new RegExp(`(?<=['"\`])${escaped(from.quoted)}(?=['"\`])`, 'g'), to?.quoted]);
    for (const [pattern, replacement] of places) {
      for (const { 0: found, index } of [...text.matchAll(pattern)]) {
        const line = text.slice(0, index).split('\n').length;
        if (replacement === undefined)
          left.push({ line, token, why: 'why' in successor ? successor.why : `Use ${successor.use}.` });
        else if (!rewritten.some((done) => done.from === found))
          rewritten.push({ from: found, to: inStyleOf(found, replacement) });
      }
      if (replacement !== undefined) text = text.replace(pattern, (found) => inStyleOf(found, replacement));
    }
  }
  return { text, rewritten, left };
}
