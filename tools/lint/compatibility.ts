import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import manifest from '../../package.json' with { type: 'json' };

// Vite, which runs the test, would take minutes to turn 20 MB of JSON into a module.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Browsers of `browserslist`, named as MDN does, with their oldest versions. */
const browsers = manifest.browserslist.map((line) => {
  const [name, , version] = line.split(' ') as [string, string, string];
  return { name: name === 'ios_saf' ? 'safari_ios' : name, version };
}) as { name: 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios'; version: string }[];

const order = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** The browsers that lack something, as “firefox 128, safari 17.5”; empty if none does. */
function without({ support }: CompatStatement): string {
  const lacks = ({ name, version }: (typeof browsers)[number]) =>
    ![support[name] ?? []].flat().some(
      ({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }) =>
        typeof since === 'string' &&
        order(since.replace('≤', ''), version) <= 0 &&
        // `preview` is no version yet.
        since !== 'preview' &&
        until === undefined &&
        !flags &&
        !prefix &&
        !other,
    );
  return browsers
    .filter(lacks)
    .map(({ name, version }) => `${name} ${version}`)
    .join(', ');
}

/** What the list lacks, by name, with the browsers. */
export type Lacking = Map<string, string>;

function add(lacking: Lacking, name: string, feature: Identifier | undefined) {
  const browsers = feature?.__compat && without(feature.__compat);
  if (browsers) lacking.set(name, browsers);
}

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;

/** Types and functions of CSS values by name, such as `light-dark` of `color`. */
const functions = new Map(
  Object.entries(types!).flatMap(([name, type]) => [
    ...Object.entries(type).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat'),
    [name, type] as const,
  ]),
);

/** Properties, values, functions, selectors and at-rules of minified CSS. Names of one vendor are for its browsers alone. */
export function lackingInCss(css: string): Lacking {
  const lacking: Lacking = new Map();
  for (const [, name] of css.matchAll(/@([a-z-]+)/g)) add(lacking, `@${name}`, atRules![name!]);
  for (const [, selector] of css.matchAll(/(?:^|[{};])([^{};@]+)\{/g))
    for (const [, name] of selector!.matchAll(/::?([a-z][a-z-]*)/g))
      add(lacking, `:${name}`, selectors![name!]);
  for (const [, name, value] of css.matchAll(/[{;]([a-z][a-z-]*):([^{};]+)(?=[;}])/g)) {
    const property = properties![name!];
    add(lacking, name!, property);
    // Without strings and variables.
    for (const [, word, bracket] of value!.replace(/"[^"]*"|--[\w-]+/g, '').matchAll(/([a-z][a-z-]*)(\(?)/g))
      add(
        lacking,
        `${name}: ${word}${bracket && `${bracket})`}`,
        (property?.[word!] ?? (bracket ? functions.get(word!) : undefined)) as Identifier | undefined,
      );
  }
  return lacking;
}

/** Objects of every page with the interfaces whose members they have; constructors have those of their own name. */
const objects: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  scheduler: 'Scheduler',
  window: 'Window',
};
const interfaces: Record<string, Identifier | undefined> = { ...bcd.javascript.builtins, ...bcd.api };

/**
 * Interfaces that source code names, and members of `objects`. Those of ECMAScript values are checked by the compiler (`lib` in
 * `tsconfig.json`).
 */
export function lackingInJavaScript(code: string): Lacking {
  const lacking: Lacking = new Map();
  const bare = code.replace(/\/\*[^]*?\*\/|(?<![:"'`])\/\/.*/g, '');
  for (const [, name] of bare.matchAll(/\bnew ([A-Z]\w+)/g)) add(lacking, name!, interfaces[name!]);
  for (const [, object, member] of bare.matchAll(/(?<![.\w])(\w+)\??\.(\w+)/g)) {
    const own = interfaces[objects[object!] ?? object!];
    if (own && /^[A-Z]/.test(object!)) add(lacking, object!, own);
    add(lacking, `${object}.${member}`, own?.[member!] ?? own?.[`${member}_static`]);
  }
  return lacking;
}
