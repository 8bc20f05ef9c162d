import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getTheme as getWholeTheme } from '../theme/src/app/getTheme.ts';
import { getTheme as getLeanTheme } from '../theme/src/getTheme.ts';
import {
  importsOf,
  keyOf,
  nodesOf,
  sourceFiles,
  stringOf,
  type Node,
  type SourceFile,
} from './sourceFiles.ts';

/** Components that the site styles locally. */
const worn = new Set(['Dialog', 'TableContainer', 'InputAdornment']);

const site = sourceFiles(['src']);
const theme = sourceFiles(['theme/src']);
const messageIds = readdirSync('translations/en').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(`translations/en/${file}`, 'utf8')) as object),
);
const everything = sourceFiles(['src', 'theme', 'translations', 'demo', 'tests', 'tools'], { tests: true });

/** Applies a rule to files and returns findings as `path: finding`. */
function violations(
  files: readonly SourceFile[],
  rule: (node: Node, parent: Node) => string | false | undefined,
): string[] {
  return files.flatMap((file) =>
    nodesOf(file).flatMap(({ node, parent }) => {
      const finding = rule(node, parent);
      return finding ? [`${file.path}: ${finding}`] : [];
    }),
  );
}

/** A path's folder or file below `src`: `pages/HomePage`, `layout`, `paths`. */
function placeOf(path: string): string {
  const [top, first, second] = path.replace(/\.tsx?$/, '').split('/');
  if (top !== 'src') return top!;
  return first === 'pages' ? `pages/${second}` : first!;
}

const words = [
  'locale/createStore',
  'locale/useLocale',
  'locale/useText',
  'locale/useSecondaryIntl',
  'locale/languages',
  'locale/richText',
];

/** What each place may import besides itself. */
const arrows: Record<string, readonly string[]> = {
  main: [
    'routes',
    'locale',
    'components',
    'paths',
    'start',
    'data/builtAnswers',
    'data/location',
    'layout/onDemand',
  ],
  start: [
    'locale',
    'components/hashTarget',
    'components/searchShortcut',
    'data/blogVersion',
    'data/country',
    'data/storage',
    'paths',
  ],
  prerender: ['routes', 'locale', 'components', 'translations', '@stet/theme'],
  routes: ['pages', 'layout', 'locale', 'components', 'paths', 'site'],
  pages: ['layout', 'components', 'data', 'paths', 'site', ...words],
  layout: ['components', 'data', 'paths', 'site', ...words],
  // A reference reads a constant fact about a claim; a choice is stored in the browser; texts change above what is read.
  components: [
    'paths',
    'site',
    'data/claims',
    'data/storage',
    'start/status',
    'locale/preserveScrollAnchor',
    ...words,
  ],
  data: ['site', 'paths'],
  locale: ['data', 'paths', 'site', 'translations', '@stet/theme'],
  paths: ['site'],
  site: ['siteSchema'],
  siteSchema: [],
};

/** Packages that only one place may import. */
const packageHomes: Record<string, readonly string[]> = {
  swr: ['data'],
  zod: ['data', 'siteSchema'],
  'react-hook-form': ['data'],
  '@hookform/resolvers': ['data'],
  dompurify: ['pages/PostPage'],
  '@emotion/': ['prerender'],
  '@stet/theme': ['locale', 'prerender', 'layout', 'components'],
};

describe('the house', () => {
  it('imports along its arrows only, so that a change stays where it is made', () => {
    const wrong = site.flatMap((file) => {
      const from = placeOf(file.path);
      const allowed = arrows[from.startsWith('pages/') ? 'pages' : from] ?? [];
      return importsOf(file)
        .filter(({ specifier, target, isType }) => {
          if (!specifier.startsWith('.')) return false;
          const to = target.replace(/^src\//, '');
          const isOwn = placeOf(target) === from;
          // The type of message ids may be used everywhere, the messages nowhere; components know the shape of data, but do not read it.
          const isShape =
            isType && (to === 'translations' || (from === 'components' && to.startsWith('data/')));
          return !isOwn && !isShape && !allowed.some((place) => to === place || to.startsWith(`${place}/`));
        })
        .map(({ specifier }) => `${file.path} imports ${specifier}`);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps each of these packages in one place, so that it can be replaced there', () => {
    const wrong = site.flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const name = Object.keys(packageHomes).find((key) => specifier.startsWith(key));
        return name && !packageHomes[name]!.includes(placeOf(file.path))
          ? [`${file.path} imports ${specifier}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the film studio out of everything else, since the site only serves what it has recorded', () => {
    const isImport = /(from|import\()\s*'([^']*\/films\/|@stet\/films)/;
    const wrong = everything.filter(
      ({ path, text }) => !path.startsWith('tools/films/') && isImport.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('lets the theme know nothing of words, routes or the site, so that other apps can install it (K1)', () => {
    const allowed = /^(\.|virtual:|react$|react\/|@mui\/(material|system)|@emotion\/|stylis)/;
    const wrong = theme.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier, target }) => !allowed.test(specifier) || target.startsWith('src/'))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses only what the lean theme dresses, since applications alone load the rest of MUI in our look', () => {
    const { components: lean = {} } = getLeanTheme('ltr');
    const { components: whole = {} } = getWholeTheme('ltr');
    const wrong = site.flatMap((file) =>
      importsOf(file).flatMap(({ specifier, isType }) => {
        const name = /^@mui\/material\/([A-Z]\w+)$/.exec(specifier)?.[1];
        const isBare = name && !isType && `Mui${name}` in whole && !(`Mui${name}` in lean);
        return isBare && !worn.has(name)
          ? [`${file.path} imports ${name}, dressed in theme/src/app only`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('sets its words in the theme’s own text styles, since MUI’s exist in applications only', () => {
    const stock = /^(h1|h2|h5|h6|subtitle[12]|caption|overline)$/;
    const wrong = violations(site, (node) => {
      if (node.type !== 'JSXAttribute' || (node.name as Node).name !== 'variant') return false;
      const value = stringOf(node.value as Node);
      return stock.test(value ?? '') && `variant="${value}"`;
    });
    expect(wrong).toEqual([]);
  });

  it('writes logical sides only, so that one style serves both directions', () => {
    const physicalKey =
      /^(margin|padding|border|inset|scrollMargin|scrollPadding)\w*(Left|Right)|^(left|right|ml|mr|pl|pr)$|(Left|Right)Radius$/;
    const physicalText = /(margin|padding|border)-(left|right)|(^|[;{\s])(left|right)\s*:/;
    const wrong = violations([...site, ...theme], (node, parent) => {
      const key = keyOf(node);
      const value = node.type === 'Property' ? stringOf(node.value as Node) : undefined;
      // Keys of a table that maps physical sides to logical ones.
      const isTranslated = /^(start|end)$/.test(value ?? '');
      if (key && physicalKey.test(key) && parent.type !== 'ObjectPattern' && !isTranslated) return key;
      if (/^(textAlign|float|clear)$/.test(key ?? '') && /^(left|right)$/.test(value ?? ''))
        return `${key}: ${value}`;
      const text = stringOf(node);
      return text !== undefined && physicalText.test(text) && text;
    });
    expect(wrong).toEqual([]);
  });

  it('names colours by their token, so that a designer changes them in one file (K2)', () => {
    const notation =
      /(^|[\s(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
    const names = /^(white|black|red|green|blue|yellow|gr[ae]y|orange|purple|silver|navy|gold)$/i;
    const users = [...site, ...theme].filter(({ path }) => path !== 'theme/src/tokenFile.ts');
    const wrong = violations(users, (node) => {
      const text = stringOf(node);
      if (text !== undefined && notation.test(text)) return text;
      const value = node.type === 'Property' ? stringOf(node.value as Node) : undefined;
      return /colou?r|background|fill|stroke/i.test(keyOf(node) ?? '') && names.test(value ?? '') && value;
    });
    expect(wrong).toEqual([]);
  });

  it('has no literal text in components, so that both languages say everything (M4)', () => {
    const spoken = new Set([
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'title',
      'label',
      'placeholder',
    ]);
    const speaks = (text: unknown) =>
      typeof text === 'string' && /\p{L}/u.test(text) && !messageIds.includes(text);
    const wrong = violations(site, (node, parent) => {
      if (node.type === 'JSXText') return speaks(node.value) && (node.value as string).trim();
      if (node.type === 'Literal' && parent.type === 'JSXExpressionContainer')
        return speaks(node.value) && String(node.value);
      if (node.type !== 'JSXAttribute' || !spoken.has((node.name as Node).name as string)) return;
      return speaks((node.value as Node | null)?.value) && JSON.stringify((node.value as Node).value);
    });
    expect(wrong).toEqual([]);
  });

  it('reads every message somewhere, so that nobody translates what nobody sees (M1)', () => {
    const literals = new Set<string>();
    const patterns: RegExp[] = [];
    for (const file of [...site, ...sourceFiles(['tools/site', 'tools/films'])]) {
      for (const { node } of nodesOf(file)) {
        const text = stringOf(node);
        if (text !== undefined) literals.add(text);
        if (node.type !== 'TemplateLiteral') continue;
        const parts = (node.quasis as Node[]).map((part) => stringOf(part)!.replaceAll('.', '\\.'));
        if (/^\w+\\\./.test(parts[0]!)) patterns.push(new RegExp(`^${parts.join('[\\w.]+')}$`));
      }
    }
    const unread = messageIds.filter(
      (id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unread).toEqual([]);
  });

  it('takes the product’s name from the configuration, so that it can be renamed in one place', () => {
    const inCode = violations(site, (node) => {
      const text = node.type === 'JSXText' ? String(node.value) : stringOf(node);
      return text !== undefined && /\bStet\b/.test(text) && text;
    });
    const inMessages = ['en', 'he'].flatMap((language) =>
      readdirSync(`translations/${language}`).flatMap((file) => {
        const messages = JSON.parse(readFileSync(`translations/${language}/${file}`, 'utf8')) as Record<
          string,
          string
        >;
        return Object.entries(messages)
          .filter(([, text]) => /\bStet\b/.test(text))
          .map(([id]) => `${language}/${id}`);
      }),
    );
    expect([...inCode, ...inMessages]).toEqual([]);
  });

  it('takes the bullets from a list by unmarkedList, since Safari takes a list with none for no list', () => {
    const wrong = violations(site, (node) => {
      if (node.type !== 'JSXOpeningElement') return;
      const attributes = Object.fromEntries(
        (node.attributes as Node[])
          .filter(({ type }) => type === 'JSXAttribute')
          .map(({ name, value }) => [(name as Node).name as string, value as Node]),
      );
      const isList = /^[uo]l$/.test(stringOf(attributes['component'] ?? node) ?? '');
      const isBare = /"name":"listStyle"\}?,.*?"value":"none"/.test(JSON.stringify(attributes['sx'] ?? ''));
      return isList && isBare && !attributes['role'] && 'a list whose role Safari drops';
    });
    expect(wrong).toEqual([]);
  });

  it('turns arrow keys by reading direction in one place, so that no control forgets Hebrew', () => {
    const wrong = violations(
      site,
      (node) => /^Arrow(Left|Right)$/.test(stringOf(node) ?? '') && stringOf(node),
    );
    expect(wrong.filter((finding) => !finding.startsWith('src/components/arrowKeys.ts'))).toEqual([]);
  });

  it('calls a file like its component, so that a name on the screen of a debugger is a file', () => {
    const wrong = site.filter(({ path, text }) => {
      const name = /^([A-Z]\w+)\.tsx$/.exec(basename(path))?.[1];
      return name && !new RegExp(`export (default )?(async )?(function|const) ${name}\\b`).test(text);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no barrels, since imports through one hide where things are and load what is not needed', () => {
    const barrels = site.filter((file) => {
      const body = nodesOf(file).filter(({ parent }) => parent.type === 'Program');
      return body.length > 0 && body.every(({ node }) => /^Export(All|Named)/.test(node.type) && node.source);
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});
