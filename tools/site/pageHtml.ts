import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { scriptJson } from '../../src/text/scriptJson.ts';
import { versionOf } from '../../src/data/blogVersion.ts';
import type { Answers } from '../../src/data/builtResponses.ts';
import { draftPath } from '../../src/paths.ts';
import type * as Prerender from '../../src/prerender.ts';
import type { Site } from '../../src/siteSchema.ts';
import { contentSecurityPolicy, playerOrigins } from './contentSecurityPolicy.ts';

/**
 * Reads the template of every page from a client build.
 * @throws Error if it has a script besides the loader, or a preload, which would run on every page before the visitor interacts.
 */
export function readTemplate(outDir: string): string {
  // Browsers need neither comments nor line breaks; placeholders have no spaces.
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
    .replace(/<!-- .*? -->/gs, '')
    .replace(/\n\s*/g, ' ')
    .replaceAll('> <', '><');
  const [script] =
    /<script[^>]* src=(?!"\/assets\/loader-)[^>]*>|<link rel="modulepreload"[^>]*>/.exec(template) ?? [];
  if (script) throw new Error(`Every page would run this before the visitor interacts: ${script}`);
  return template;
}

/** Data blocks, which have a type, never run and need no hash. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Finds the chunks in the manifest that the application of a page starts with; its entry is the last. */
function chunksOf(manifest: Manifest, component: string, direction: string): string[] {
  const files = new Set<string>();
  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    chunk.imports?.forEach(add);
    files.add(chunk.file);
  }
  const application = 'src/main.tsx';
  add(application);
  if (direction === 'rtl') add('theme/src/rightToLeft.ts');
  const entry = Object.keys(manifest).find((key) => key.endsWith(`/${component}.tsx`));
  if (!entry)
    throw new Error(
      `The page component ${component} has no chunk: its file must be called ${component}.tsx.`,
    );
  add(entry);
  const { file } = manifest[application]!;
  files.delete(file);
  return [...files, file];
}

/** What the loader compares with the blog's answers of today. */
const versionsOf = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [address, JSON.parse(versionOf(answer)) as unknown]),
  );

interface PageSurroundings {
  template: string;
  language: string;
  direction: string;
  manifest: Manifest;
  site: Site;
  /** Addresses of the page's message bundles. */
  messageUrls: readonly string[];
  /** Address of the blog's answers that the page is rendered from. */
  answersUrl: string | undefined;
}

/** Inserts a rendered page into the template, with a policy for its inline code. */
export function fillTemplate(
  page: Prerender.RenderedPage & { answers: Answers | undefined },
  { template, language, direction, manifest, site, messageUrls, answersUrl }: PageSurroundings,
) {
  // With Emotion's own attributes its caches would move these to the end of the head, and the browser would recalculate style and layout.
  // `data-s` marks global styles as moved.
  const styles = page.styles
    .map(({ key, ids, css }) =>
      key.endsWith('-global')
        ? `<style data-emotion="${key} ${ids}" data-s>${css}</style>`
        : `<style data-served="${key}">${css}</style>`,
    )
    .join('');
  const fonts = page.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const chunks = chunksOf(manifest, page.component, direction).map((file) => `/${file}`);
  const root = {
    'data-page': page.page,
    'data-language': language,
    ...(page.hydrate !== 'interaction' && { 'data-hydrate': page.hydrate }),
    'data-files': [...chunks, ...messageUrls, ...(answersUrl ? [answersUrl] : [])].join(' '),
    ...(answersUrl && { 'data-answers': answersUrl }),
  };
  // The loader sets these once the country is known; paths below `/he` force it.
  const forcesIsrael = ' data-country="il" data-language-menu';
  const rootAttributes = Object.entries(root).map(([name, value]) => ` ${name}="${value}"`);
  const answers = page.answers
    ? `<script type="application/json" id="answers">${scriptJson(versionsOf(page.answers))}</script>`
    : '';

  const policy = contentSecurityPolicy(site, {
    scripts: [...[template, page.head, page.body].join('').matchAll(inlineScript)].map((match) => match[1]!),
    styles: page.styles.map(({ css }) => css),
    hasStyleFile: page.body.includes('<link rel="stylesheet"'),
    ...(['/blog/:slug', draftPath].includes(page.page) && { frames: playerOrigins }),
  });
  const parts: Record<string, string> = {
    '<html lang="en" dir="ltr">': `<html lang="${language}" dir="${direction}"${language === 'he' ? forcesIsrael : ''}>`,
    '<!--csp-->': `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<!--head-->': fonts + page.head + styles,
    '<div id="root"><!--app--></div>': `<div id="root"${rootAttributes.join('')}>${page.body}</div>`,
    '<!--answers-->': answers,
  };
  // In one pass, so that page content is never taken for a placeholder.
  const places = new RegExp(Object.keys(parts).join('|'), 'g');
  const html = template.replace(places, (place) => parts[place]!);
  return { policy, html };
}
