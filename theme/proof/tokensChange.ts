import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import getPort from 'get-port';
import { pagePaths } from '../../src/paths';
import { stetTokens } from '../vite';
import { openBrowser } from '../workshop/stories';
import { hold, type Proof } from './proofs';

const top = join(import.meta.dirname, '../..');
const original = readFileSync(join(top, 'theme/tokens.json'), 'utf8');

/** A group of the token file, or a token. */
interface Group {
  [name: string]: Group | undefined;
}
type Value = { value?: number } | string[];
type Edit = (tokens: Group) => void;

/** Changes every token below a group, or below some of its members. */
function change(group: Group | undefined, to: (value: Value) => Value, names?: readonly string[]): void {
  if (!group) throw new Error('The token file has no such group.');
  if ('$value' in group) Object.assign(group, { $value: to(group.$value as Value) });
  else
    for (const [name, member] of Object.entries(group))
      if (!name.startsWith('$') && (!names || names.includes(name))) change(member, to);
}

const times = (factor: number) => (token: Value) =>
  Array.isArray(token) ? token : { ...token, value: (token.value ?? 0) * factor };

const corners = ['start-start', 'start-end', 'end-start', 'end-end'].map((name) => `border-${name}-radius`);
const paddings = ['block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => `padding-${side}`);
const spaces = [...paddings, 'row-gap', 'column-gap', 'margin-block-start', 'margin-block-end'];
const durations = ['transition-duration', 'animation-duration'];
const colors = ['color', 'background-color', 'border-block-end-color', 'border-inline-start-color'];
const properties = ['font-size', 'font-family', ...corners, ...spaces, ...durations, ...colors];

/** An element's text and computed styles. */
interface Seen {
  says: string;
  isHeading: boolean;
  values: Record<string, string>;
}

/** Elements with geometry of their own: pictures, drawn titles, a slider's thumb, MUI's notch. */
const drawn =
  'svg *, article [aria-hidden=true] *, input[type=range], fieldset[aria-hidden=true] *, fieldset[aria-hidden=true]';

/** Every visible element by its position in the tree. */
async function look(page: Page): Promise<Map<string, Seen>> {
  const seen = await page.evaluate(
    ({ names, without }) =>
      [...document.body.querySelectorAll(`*:not(script, style, ${without})`)]
        .filter((element) => element.checkVisibility())
        .map((element): [string, Seen] => {
          let place = '';
          for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
            place = `/${at.localName}:${[...at.parentElement.children].indexOf(at)}${place}`;
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const style = getComputedStyle(element);
          return [
            place,
            {
              says: own.map(({ nodeValue }) => nodeValue?.trim()).join(''),
              isHeading: element.closest('h1, h2, h3') !== null,
              values: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
            },
          ];
        }),
    { names: properties, without: drawn },
  );
  return new Map(seen);
}

const number = (value: string) => Number.parseFloat(value) || 0;
const isText = (_value: string, { says }: Seen) => says !== '';
const differs = (now: string, before: string) => now !== before;
const grows = (now: string, before: string) => number(now) >= number(before) * 1.2;

/** A designer's change: which properties must follow, and how. */
interface Change {
  of: string;
  edit: Edit;
  in: readonly string[];
  concerns: (value: string, seen: Seen) => boolean;
  follows: (now: string, before: string) => boolean;
}

const everySize: Change = {
  of: 'all sizes of text: text',
  edit: ({ font }) => change(font?.size, times(2)),
  in: ['font-size'],
  concerns: isText,
  follows: grows,
};
const everyFamily: Change = {
  of: 'the typefaces: text',
  edit: ({ font }) => change(font?.family, (names) => (Array.isArray(names) ? ['Georgia', ...names] : names)),
  in: ['font-family'],
  concerns: isText,
  follows: (now) => now.startsWith('Georgia'),
};
const everyRadius: Change = {
  of: 'all radii: corners',
  edit: ({ radius }) => change(radius, times(2)),
  in: corners,
  concerns: (value) => !value.endsWith('%') && number(value) > 0,
  follows: grows,
};
const everySpace: Change = {
  of: 'all spaces: paddings, gaps and margins',
  // Widths in em of text.
  edit: ({ space, font }) => {
    change(space, times(2));
    change(font?.size, times(2));
  },
  in: spaces,
  // Percentages are computed as such; one or two px are line widths.
  concerns: (value) => !value.endsWith('%') && Math.abs(number(value)) > 2,
  follows: differs,
};
const everyDuration: Change = {
  of: 'all durations: transitions and animations',
  edit: ({ duration }) => change(duration, times(2)),
  in: durations,
  // 1 ms means “at once”; 10 ms is how MUI detects autofill.
  concerns: (value) => value.split(', ').some((time) => number(time) > 0.01),
  follows: differs,
};

const accent = 'rgb(28, 70, 176)';
const changes: Change[] = [
  everySize,
  {
    of: 'the size of body text: text that had it',
    edit: ({ font }) => change(font?.size, times(1.5), ['body']),
    in: ['font-size'],
    concerns: (size, seen) => isText(size, seen) && size === '17px',
    follows: grows,
  },
  {
    of: 'the scale of headings: text of headings',
    edit: ({ font }) => {
      const text = ['body', 'lead', 'document', 'small', 'compact', 'meta', 'reference', 'marker', 'price'];
      const names = Object.keys(font?.size ?? {}).filter((name) => !text.includes(name));
      change(font?.size, times(1.5), names);
    },
    in: ['font-size'],
    // Names in the footer and accordion are headings at text size.
    concerns: (size, seen) => isText(size, seen) && seen.isHeading && number(size) > 18,
    follows: grows,
  },
  everyFamily,
  everyRadius,
  everySpace,
  everyDuration,
  {
    of: 'the accent: colours that had it',
    edit: ({ color }) => {
      const { blue, moss } = color?.primitive ?? {};
      Object.assign(blue?.['700'] ?? {}, { $value: moss?.['700']?.$value });
    },
    in: colors,
    concerns: (value) => value === accent,
    follows: differs,
  },
];
/** Independent changes that can be checked together; sizes change with spaces. */
const together = [everySpace, everyFamily, everyRadius, everyDuration];

/**
 * How many values should follow.
 * @throws if one does not.
 */
function followers(
  what: string,
  { in: names, concerns, follows }: Change,
  before: Map<string, Seen>,
  after: Map<string, Seen>,
) {
  const due = [...before].flatMap(([place, seen]) =>
    names
      .filter((name) => after.has(place) && concerns(seen.values[name] ?? '', seen))
      .map((name) => ({
        place,
        seen,
        name,
        was: seen.values[name] ?? '',
        is: after.get(place)?.values[name] ?? '',
      })),
  );
  const left = due
    .filter(({ is, was }) => !follows(is, was))
    .map(({ place, seen, name, is }) => `${name} stays ${is} at ${place} ${seen.says}`);
  hold(`${what}: ${due.length} follow\n${left.slice(0, 20).join('\n')}`, left.length === 0);
  return due.length;
}

/** The development server on a copy of the token file, with hot reload. */
async function edited(
  browser: Browser,
  { url, write, width }: { url: string; write: (...edits: Edit[]) => void; width: number },
  see: (look: (...edits: Edit[]) => Promise<Map<string, Seen>>) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme: 'light' });
  const stands = async () => {
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').waitFor();
  };
  await page.goto(url);
  await stands();
  const save = async (...edits: Edit[]) => {
    const loaded = page.waitForEvent('load');
    write(...edits);
    await loaded;
    await stands();
    return await look(page);
  };
  await see((...edits) => (edits.length > 0 ? save(...edits) : look(page)));
  await save();
  await page.close();
}

/**
 * Changes tokens in a copy of the file while the development server runs, and compares computed styles before and after: the landing page
 * for each change, all pages for all changes together.
 */
export const tokensChange: Proof = async ({ folder }) => {
  const file = join(folder, 'tokens.json');
  const write = (...edits: Edit[]) => {
    const tokens = JSON.parse(original) as Group;
    for (const edit of edits) edit(tokens);
    writeFileSync(file, JSON.stringify(tokens));
  };
  write();
  process.chdir(top);
  const port = await getPort();
  const server = await createServer({
    configFile: join(top, 'vite.config.ts'),
    mode: 'demo',
    logLevel: 'error',
    cacheDir: join(folder, 'cache'),
    // Before the site's own plugin, so that the copy is used.
    plugins: [{ ...stetTokens(file), enforce: 'pre' }],
    // Late dependency discovery would reload the page.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!**/*.test.*'] },
    server: { host: '127.0.0.1', port },
  });
  await server.listen();
  const browser = await openBrowser();
  const url = `http://127.0.0.1:${port}`;
  const counts = new Map<string, number>();
  const count = (of: string, number: number) => counts.set(of, (counts.get(of) ?? 0) + number);
  try {
    for (const width of [1920, 390])
      for (const path of ['/', '/he'])
        await edited(browser, { url: `${url}${path}`, write, width }, async (see) => {
          const before = await see();
          for (const each of changes)
            count(each.of, followers(`${path}, ${width} px, ${each.of}`, each, before, await see(each.edit)));
        });
    const others = pagePaths()
      .filter((path) => path !== '/')
      .flatMap((path) => [path, `/he${path}`]);
    for (const path of others)
      await edited(browser, { url: `${url}${path}`, write, width: 1280 }, async (see) => {
        const before = await see();
        const after = await see(...together.map(({ edit }) => edit));
        for (const each of [everySize, ...together])
          count('', followers(`${path}, ${each.of}`, each, before, after));
      });
    const { '': all, ...each } = Object.fromEntries(counts);
    // Not on every page: at rest few have a transition.
    for (const [of, number] of counts) hold(`${of}: ${number} follow`, number > 0);
    return [
      ...Object.entries(each).map(
        ([of, number]) => `${of}, ${number} of ${number} follow on the landing page`,
      ),
      `all of these at once: ${all} values follow on the ${others.length / 2} other pages`,
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};
