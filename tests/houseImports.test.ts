import { describe, expect, it } from 'vitest';
import { getTheme as getWholeTheme } from '../theme/src/app/getTheme.ts';
import { getTheme as getLeanTheme } from '../theme/src/getTheme.ts';
import { importsOf, nodesOf, sourceFiles, type SourceFile } from './sourceFiles.ts';

/** MUI components without styles in the lean theme, which the site styles itself. */
const styledLocally = new Set(['Dialog', 'TableContainer']);

const site = sourceFiles(['src']);
const theme = sourceFiles(['theme/src']);
const everything = sourceFiles(['src', 'theme', 'translations', 'demo', 'tests', 'tools'], { tests: true });

/** A path's folder or file below `src`: `pages/HomePage`, `layout`, `paths`. */
function placeOf(path: string): string {
  const [top, first, second] = path.replace(/\.tsx?$/, '').split('/');
  if (top !== 'src') return top!;
  return first === 'pages' ? `pages/${second}` : first!;
}

/** Parts of `locale` that any component may use. */
const localeModules = [
  'locale/useLocale',
  'locale/usePage',
  'locale/useText',
  'locale/useSecondaryIntl',
  'locale/pageAddress',
  'locale/languages',
  'locale/MessageText',
  'locale/richText',
];

/** Rooms for what several pages use. */
const shared = ['components', 'hooks', 'styles', 'browser', 'text', 'lib'];

/** What each place may import besides itself: the arrows of CONTRIBUTING.md. */
const allowedImports: Record<string, readonly string[]> = {
  main: ['routes', 'layout', 'data', 'locale', ...shared, 'paths', 'site', 'start'],
  start: ['locale', 'browser', 'lib', 'paths'],
  prerender: ['routes', 'locale', ...shared, 'paths', 'translations'],
  routes: ['pages', 'layout', 'locale', ...shared, 'paths', 'site'],
  pages: ['layout', ...shared, 'data', 'paths', 'site', ...localeModules],
  layout: [...shared, 'data', 'paths', 'site', ...localeModules],
  components: [...shared, 'paths', 'site', ...localeModules],
  hooks: ['browser', 'styles', 'text', 'lib', 'paths', ...localeModules],
  locale: ['data', 'browser', 'styles', 'lib', 'paths', 'translations'],
  data: ['lib', 'site', 'paths'],
  browser: ['lib'],
  styles: [],
  text: [],
  lib: [],
  paths: [],
  site: ['siteSchema', 'paths'],
  siteSchema: ['lib'],
};

/** Imports against the arrows. */
const exceptions: Record<string, readonly string[]> = {
  // The loader asks for the country and for newer posts before React runs.
  start: ['data/country', 'data/blogVersion'],
  // A reference reads a constant fact about a claim, and a picture the addresses of its sizes.
  components: ['data/claims', 'data/blogAddresses'],
  // The language is in the address, which pages change in place as well.
  locale: ['hooks/useReplaceAddress'],
};

/** Packages that only one place may import, with that place. */
const allowedImporters: Record<string, readonly string[]> = {
  swr: ['data'],
  zod: ['data', 'siteSchema'],
  'react-hook-form': ['data'],
  '@hookform/resolvers': ['data'],
  dompurify: ['pages/PostPage'],
  '@emotion/': ['prerender'],
  '@stet/theme': ['locale', 'prerender', 'layout', 'components'],
};

/** What a check finds in files, and the example of its violation if it finds nothing there. */
function findings(
  files: readonly SourceFile[],
  check: (file: SourceFile) => readonly string[],
  example: SourceFile,
): string[] {
  const missed = check(example).length === 1 ? [] : [`not found: ${example.text}`];
  return [...missed, ...files.flatMap(check)];
}

describe('imports', () => {
  it('follow the arrows of CONTRIBUTING.md, so that a change stays where it is made', () => {
    const check = (file: SourceFile) => {
      const from = placeOf(file.path);
      const room = from.startsWith('pages/') ? 'pages' : from;
      const allowed = [...(allowedImports[room] ?? []), ...(exceptions[room] ?? [])];
      return importsOf(file)
        .filter(({ specifier, target, isType }) => {
          if (!specifier.startsWith('.')) return false;
          const to = target.replace(/^src\//, '');
          const isOwn = placeOf(target) === from;
          // The type of message ids may be used everywhere, the messages nowhere; types may cross between shared rooms and data.
          const isShape =
            isType &&
            (to === 'translations' ||
              ([...shared, 'data'].includes(from) && /^(components|data)\//.test(to)));
          return !isOwn && !isShape && !allowed.some((place) => to === place || to.startsWith(`${place}/`));
        })
        .map(({ specifier }) => `${file.path} imports ${specifier}`);
    };
    expect(
      findings(site, check, {
        path: 'src/components/Example.tsx',
        text: "import { Header } from '../layout/Header';",
      }),
    ).toEqual([]);
  });

  it('keep each of these packages in one place, so that it can be replaced there', () => {
    const check = (file: SourceFile) =>
      importsOf(file).flatMap(({ specifier }) => {
        const name = Object.keys(allowedImporters).find((key) => specifier.startsWith(key));
        return name && !allowedImporters[name]!.includes(placeOf(file.path))
          ? [`${file.path} imports ${specifier}`]
          : [];
      });
    expect(
      findings(site, check, {
        path: 'src/components/Example.tsx',
        text: "import useSWR from 'swr/immutable';",
      }),
    ).toEqual([]);
  });

  it('leave out the film studio, since the site only serves what it has recorded', () => {
    const isImport = /(from|import\()\s*'([^']*\/films\/|@stet\/films)/;
    const check = ({ path, text }: SourceFile) =>
      !path.startsWith('tools/films/') && isImport.test(text) ? [path] : [];
    expect(
      findings(everything, check, {
        path: 'tools/example.ts',
        // In two parts, since this file is checked too.
        text: ['import { film } from', "'./films/film.ts';"].join(' '),
      }),
    ).toEqual([]);
  });

  it('of the theme are neither messages nor routes nor site code, so that other apps can install it (K1)', () => {
    const allowed = /^(\.|virtual:|react$|react\/|@mui\/(material|system)|@emotion\/|stylis)/;
    const check = (file: SourceFile) =>
      importsOf(file)
        .filter(({ specifier, target }) => !allowed.test(specifier) || target.startsWith('src/'))
        .map(({ specifier }) => `${file.path} imports ${specifier}`);
    for (const from of ['react-router-dom', '../../src/paths'])
      expect(
        findings(theme, check, {
          path: 'theme/src/example.ts',
          text: `import { example } from '${from}';`,
        }),
      ).toEqual([]);
  });

  it('of MUI are components that the lean theme styles, since only applications load the styles of the others', () => {
    const { components: lean = {} } = getLeanTheme('ltr');
    const { components: whole = {} } = getWholeTheme('ltr');
    const check = (file: SourceFile) =>
      importsOf(file).flatMap(({ specifier, isType }) => {
        const name = /^@mui\/material\/([A-Z]\w+)$/.exec(specifier)?.[1];
        const isUnstyled = name && !isType && `Mui${name}` in whole && !(`Mui${name}` in lean);
        return isUnstyled && !styledLocally.has(name)
          ? [`${file.path} imports ${name}, which only theme/src/app styles`]
          : [];
      });
    expect(
      findings(site, check, {
        path: 'src/components/Example.tsx',
        text: "import Rating from '@mui/material/Rating';",
      }),
    ).toEqual([]);
  });

  it('of icons are of one family, so that all have the same corners and lines (M3)', () => {
    const check = (file: SourceFile) =>
      importsOf(file).flatMap(({ specifier, isType }) =>
        !isType && /^@mui\/icons-material(?!\/\w+Outlined$)/.test(specifier)
          ? [`${file.path} imports ${specifier}, which is not of the family Outlined`]
          : [],
      );
    expect(
      findings(site, check, {
        path: 'src/components/Example.tsx',
        text: "import CloseIcon from '@mui/icons-material/CloseSharp';",
      }),
    ).toEqual([]);
  });

  it('never go through a barrel, which hides where things are and loads what is not needed', () => {
    const check = (file: SourceFile) => {
      const body = nodesOf(file).filter(({ parent }) => parent.type === 'Program');
      const isBarrel =
        body.length > 0 && body.every(({ node }) => /^Export(All|Named)/.test(node.type) && node.source);
      return isBarrel ? [file.path] : [];
    };
    expect(
      findings(site, check, {
        path: 'src/components/index.ts',
        text: "export * from './Picture'; export { Section } from './Section';",
      }),
    ).toEqual([]);
  });
});
