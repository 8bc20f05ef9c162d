import { contrast, luminance } from './contrast.ts';
import { fail, isGroup, type TokenFile } from './tokenFile.ts';

/** The minimum contrast of a colour, and the backgrounds it may be used on. */
interface ContrastRule {
  least: number;
  on: string[];
}

const usage =
  'say what it must stand out from under $extensions, "dev.stet.contrast": { "least": 4.5, "on": ["surface.page"] }, or that it is a "ground" or "decorative"';

/**
 * The required contrast of each role by name (`text.primary`); backgrounds and decoration have none.
 * @throws Error naming a role without a rule.
 */
export function contrastRules(file: TokenFile): Record<string, ContrastRule> {
  const rules = file.tokens('color.light').flatMap(({ path, token }): [string, ContrastRule][] => {
    const rule = isGroup(token.$extensions) && token.$extensions['dev.stet.contrast'];
    if (rule === 'ground' || rule === 'decorative') return [];
    const { least, on } = isGroup(rule) ? rule : {};
    if (typeof least !== 'number' || !Array.isArray(on) || !on.every((name) => typeof name === 'string'))
      return fail(path, `does not say which contrast it must hold; ${usage}`);
    const unknown = on.find((name) => !file.has(`color.light.${name}`));
    if (unknown) fail(path, `must stand out from ${unknown}, which does not exist`);
    return [[path.replace('color.light.', ''), { least, on }]];
  });
  return Object.fromEntries(rules);
}

/** An opaque colour. */
function opaque(file: TokenFile, path: string): string {
  const color = file.color(path);
  return color.startsWith('#')
    ? color
    : fail(path, 'is translucent, so that its contrast cannot be measured');
}

/** A colour on a background, in one scheme. */
export interface ContrastPair {
  /** Names of roles, such as `text.primary` and `surface.page`. */
  name: string;
  ground: string;
  scheme: 'light' | 'dark';
  color: string;
  below: string;
  /** The measured contrast, and the least that is allowed. */
  ratio: number;
  least: number;
}

/**
 * Every contrast that the file promises.
 * @throws Error naming a role without a rule, or with a translucent colour.
 */
export function contrastPairs(file: TokenFile): ContrastPair[] {
  return Object.entries(contrastRules(file)).flatMap(([name, { least, on }]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const color = opaque(file, `color.${scheme}.${name}`);
      return on.map((ground) => {
        const below = opaque(file, `color.${scheme}.${ground}`);
        return { name, ground, scheme, color, below, ratio: contrast(color, below), least };
      });
    }),
  );
}

function checkContrast(file: TokenFile): void {
  const failing = contrastPairs(file).find(({ ratio, least }) => ratio < least);
  if (!failing) return;
  const { name, ground, scheme, color, below, ratio, least } = failing;
  const remedy = luminance(color) > luminance(below) ? 'lighter' : 'darker';
  fail(
    `color.${scheme}.${name}`,
    `(${color}) has a contrast of ${ratio.toFixed(2)} on ${ground} (${below}); it needs ${least}, so make it ${remedy} or the ground ${remedy === 'lighter' ? 'darker' : 'lighter'}`,
  );
}

function checkUse(file: TokenFile): void {
  const values = JSON.stringify(file.tokens().map(({ token }) => token.$value));
  for (const { path } of file.tokens('color.primitive'))
    if (!values.includes(`{${path}}`)) fail(path, 'is used by no other token; remove it, or refer to it');
}

/**
 * Validates a token file: every token has a type and a description, every role its contrast in both schemes, and nothing is unknown.
 * @throws Error naming the first invalid token.
 */
export function checkTokens(file: TokenFile): void {
  for (const { path, type, token } of file.tokens()) {
    if (!type) fail(path, 'has no $type; say what it is, for example "color" or "dimension"');
    if (typeof token.$description !== 'string' || token.$description === '')
      fail(path, 'does not say what it is for; add a $description');
  }
  checkContrast(file);
  checkUse(file);
}
