import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf, nodesOf, sourceFiles, stringOf, type Node, type SourceFile } from './sourceFiles.ts';

const site = sourceFiles(['src']);
const theme = sourceFiles(['theme/src']);
const messageIds = readdirSync('translations/en').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(`translations/en/${file}`, 'utf8')) as object),
);

/** Says what is wrong with a node, if anything is. */
type Rule = (node: Node, parent: Node) => string | false | undefined;

/** Applies a rule to files and returns findings as `path: finding`. */
function violations(files: readonly SourceFile[], rule: Rule): string[] {
  return files.flatMap((file) =>
    nodesOf(file).flatMap(({ node, parent }) => {
      const finding = rule(node, parent);
      return finding ? [`${file.path}: ${finding}`] : [];
    }),
  );
}

/** What a rule finds in files, and the examples of its violation in which it finds nothing. */
function findings(files: readonly SourceFile[], rule: Rule, examples: readonly string[]): string[] {
  const missed = examples.filter((text) => violations([{ path: 'Example.tsx', text }], rule).length !== 1);
  return [...missed.map((text) => `not found: ${text}`), ...violations(files, rule)];
}

describe('the house rules', () => {
  it('use the theme’s own text styles, since the lean theme has none of MUI’s', () => {
    const stock = /^(h1|h2|h5|h6|subtitle[12]|caption|overline)$/;
    const rule: Rule = (node) => {
      if (node.type !== 'JSXAttribute' || (node.name as Node).name !== 'variant') return false;
      const value = stringOf(node.value as Node);
      return stock.test(value ?? '') && `variant="${value}"`;
    };
    expect(findings(site, rule, ['<Typography variant="subtitle1" />'])).toEqual([]);
  });

  it('use logical sides only, so that one style serves both directions', () => {
    const physicalKey =
      /^(margin|padding|border|inset|scrollMargin|scrollPadding)\w*(Left|Right)|^(left|right|ml|mr|pl|pr)$|(Left|Right)Radius$/;
    const physicalText = /(margin|padding|border)-(left|right)|(^|[;{\s])(left|right)\s*:/;
    const rule: Rule = (node, parent) => {
      const key = keyOf(node);
      const value = node.type === 'Property' ? stringOf(node.value as Node) : undefined;
      // Keys of a table that maps physical sides to logical ones.
      const isTranslated = /^(start|end)$/.test(value ?? '');
      if (key && physicalKey.test(key) && parent.type !== 'ObjectPattern' && !isTranslated) return key;
      if (/^(textAlign|float|clear)$/.test(key ?? '') && /^(left|right)$/.test(value ?? ''))
        return `${key}: ${value}`;
      const text = stringOf(node);
      return text !== undefined && physicalText.test(text) && text;
    };
    expect(
      findings([...site, ...theme], rule, [
        '<Box sx={{ marginLeft: 1 }} />',
        '<Box sx={{ textAlign: "right" }} />',
        'const style = `padding-left: 1px`;',
      ]),
    ).toEqual([]);
  });

  it('refer to colours by token, so that a designer changes them in one file (K2)', () => {
    const notation =
      /(^|[\s(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
    const names = /^(white|black|red|green|blue|yellow|gr[ae]y|orange|purple|silver|navy|gold)$/i;
    const users = [...site, ...theme].filter(({ path }) => path !== 'theme/src/tokenFile.ts');
    const rule: Rule = (node) => {
      const text = stringOf(node);
      if (text !== undefined && notation.test(text)) return text;
      const value = node.type === 'Property' ? stringOf(node.value as Node) : undefined;
      return /colou?r|background|fill|stroke/i.test(keyOf(node) ?? '') && names.test(value ?? '') && value;
    };
    expect(
      findings(users, rule, [
        'const colour = "#1a2b3c";',
        'const colour = "rgb(1 2 3)";',
        '<Box sx={{ backgroundColor: "white" }} />',
      ]),
    ).toEqual([]);
  });

  it('allow no literal text in components, so that all of it is translated (M4)', () => {
    const textAttributes = new Set([
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'title',
      'label',
      'placeholder',
    ]);
    const isText = (text: unknown) =>
      typeof text === 'string' && /\p{L}/u.test(text) && !messageIds.includes(text);
    const rule: Rule = (node, parent) => {
      if (node.type === 'JSXText') return isText(node.value) && (node.value as string).trim();
      if (node.type === 'Literal' && parent.type === 'JSXExpressionContainer')
        return isText(node.value) && String(node.value);
      if (node.type !== 'JSXAttribute' || !textAttributes.has((node.name as Node).name as string)) return;
      return isText((node.value as Node | null)?.value) && JSON.stringify((node.value as Node).value);
    };
    expect(
      findings([...site, ...sourceFiles(['theme/desk'])], rule, [
        '<p>Read on</p>',
        '<p>{"Read on"}</p>',
        '<img alt="A contract" />',
      ]),
    ).toEqual([]);
  });

  it('require that every message is used, so that nobody translates what nobody sees (M1)', () => {
    const literals = new Set<string>();
    const patterns: RegExp[] = [];
    for (const file of [...site, ...sourceFiles(['tools/site', 'tools/films', 'theme/desk'])]) {
      for (const { node } of nodesOf(file)) {
        const text = stringOf(node);
        if (text !== undefined) literals.add(text);
        if (node.type !== 'TemplateLiteral') continue;
        const parts = (node.quasis as Node[]).map((part) => stringOf(part)!.replaceAll('.', '\\.'));
        if (/^\w+\\\./.test(parts[0]!)) patterns.push(new RegExp(`^${parts.join('[\\w.]+')}$`));
      }
    }
    const isUnread = (id: string) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id));
    expect(isUnread('home.example.unread')).toBe(true);
    expect(messageIds.filter(isUnread)).toEqual([]);
  });

  it('take the product’s name from the configuration, so that it can be renamed in one place', () => {
    expect(
      findings(
        site,
        (node) => {
          const text = node.type === 'JSXText' ? String(node.value) : stringOf(node);
          return text !== undefined && /\bStet\b/.test(text) && text;
        },
        ['<p>Join Stet</p>', 'const name = "Stet";'],
      ),
    ).toEqual([]);
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
    expect(inMessages).toEqual([]);
  });

  it('remove bullets with listReset, since Safari drops the list role of a list without bullets', () => {
    const rule: Rule = (node) => {
      if (node.type !== 'JSXOpeningElement') return;
      const attributes = Object.fromEntries(
        (node.attributes as Node[])
          .filter(({ type }) => type === 'JSXAttribute')
          .map(({ name, value }) => [(name as Node).name as string, value as Node]),
      );
      const isList = /^[uo]l$/.test(stringOf(attributes['component'] ?? node) ?? '');
      const isBare = /"name":"listStyle"\}?,.*?"value":"none"/.test(JSON.stringify(attributes['sx'] ?? ''));
      return isList && isBare && !attributes['role'] && 'a list whose role Safari drops';
    };
    expect(findings(site, rule, ['<Box component="ul" sx={{ listStyle: "none" }} />'])).toEqual([]);
  });

  it('disable nothing: `aria-disabled` keeps the focus, and the pages’ CSS has no styles for it', () => {
    const rule: Rule = (node) =>
      node.type === 'JSXAttribute' && (node.name as Node).name === 'disabled' && 'disabled on an element';
    expect(findings(site, rule, ['<button disabled />'])).toEqual([]);
  });

  it('ask for no direction by `:dir()`, which Chrome below 120 lacks: scripts throw there, and rules are dropped', () => {
    const rule: Rule = (node) => stringOf(node)?.includes(':dir(') && ':dir(';
    const examples = ['const isHebrew = element.matches(":dir(rtl)");', '<Box sx={{ "& :dir(rtl)": {} }} />'];
    expect(findings([...site, ...theme], rule, examples)).toEqual([]);
  });

  it('import on demand apart from what follows, since the build runs `import().then(…, onFailure)` only if the file could be fetched', () => {
    const rule: Rule = (node, parent) =>
      node.type === 'ImportExpression' && parent.type === 'MemberExpression' && 'import().';
    const examples = ['import("./Card").then(show, hide);', 'void import("./Card").catch(hide);'];
    expect(findings(site, rule, examples)).toEqual([]);
  });

  it('map arrow keys to the reading direction in one place, so that every control works in Hebrew', () => {
    const rule: Rule = (node) => /^Arrow(Left|Right)$/.test(stringOf(node) ?? '') && stringOf(node);
    const others = site.filter(({ path }) => path !== 'src/browser/arrowKeys.ts');
    expect(findings(others, rule, ['const isBack = key === "ArrowLeft";'])).toEqual([]);
  });

  it('name a file after its component, so that a name in the debugger leads to the file', () => {
    const isMisnamed = ({ path, text }: SourceFile) => {
      const name = /^([A-Z]\w+)\.tsx$/.exec(basename(path))?.[1];
      return name && !new RegExp(`export (default )?(async )?(function|const) ${name}\\b`).test(text);
    };
    expect(isMisnamed({ path: 'src/Example.tsx', text: 'export function Other() {}' })).toBe(true);
    expect(site.filter(isMisnamed).map(({ path }) => path)).toEqual([]);
  });
});
