import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minifySync, type Manifest } from 'vite';
import { scriptJson } from '../../src/components/scriptJson.ts';
import type { Answers } from '../../src/data/builtAnswers.ts';
import { claims } from '../../src/data/claims.ts';
import type { Messages } from '../../src/locale/loadBundle.ts';
import type * as Prerender from '../../src/prerender.ts';
import type { Site } from '../../src/siteSchema.ts';
import type * as BlogCode from './blogCode.ts';
import { readBlogs } from './blogPages.ts';
import { assertCards } from './cards.ts';
import { contentSecurityPolicy, playerOrigins, policyHeader } from './contentSecurityPolicy.ts';
import { compileBundles } from './messages.ts';
import { listedPages, openings } from '../../src/paths.ts';
import { pageFile, samplePath } from './pageFiles.ts';
import { assertReferences, quotedText, type WrittenPage } from './references.ts';
import { searchIndexes } from './searchIndex.ts';
import { siteFiles } from './siteFiles.ts';
import { machineTags } from './structuredData.ts';
import { assertUniqueMeta } from './uniqueMeta.ts';

interface PrerenderOptions {
  outDir: string;
  /** Where the server build of `src/prerender.tsx` went. */
  ssrOutDir: string;
  site: Site;
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/** The template with its inline script minified. @throws Error when the script is 1 kB or more: every page carries it. */
function smallBootScript(template: string): string {
  return template.replace(inlineScript, (_tag, source: string) => {
    const { code } = minifySync('boot.js', source);
    if (code.length >= 1000)
      throw new Error(`The boot script in index.html is ${code.length} bytes; the limit is 1 kB.`);
    return `<script>${code.trim()}</script>`;
  });
}

/** The chunk of a page's component and every chunk it imports, as the manifest lists them. */
function chunksOf(manifest: Manifest, component: string): string[] {
  const files = new Set<string>();
  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  }
  const entry = Object.keys(manifest).find((key) => key.endsWith(`/${component}.tsx`));
  if (!entry)
    throw new Error(
      `The page component ${component} has no chunk: its file must be called ${component}.tsx.`,
    );
  add(entry);
  return [...files];
}

/** Puts a rendered page into the template and closes it with a policy that names exactly what stands in it. */
function fillTemplate(
  template: string,
  page: Prerender.RenderedPage & { answers?: Answers },
  language: string,
  direction: string,
  manifest: Manifest,
  site: Site,
) {
  const styles = page.styles
    .map(({ key, ids, css }) => `<style data-emotion="${key} ${ids}">${css}</style>`)
    .join('');
  const fonts = page.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const entry = manifest['index.html']!.file;
  // Scripts come last and at low priority: in the head they compete with the first paint (0.8 s against 1.6 s).
  const scripts = [
    `<script type="application/json" id="messages">${scriptJson(page.messages)}</script>`,
    ...(page.answers
      ? [`<script type="application/json" id="answers">${scriptJson(page.answers)}</script>`]
      : []),
    ...chunksOf(manifest, page.component).map(
      (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
    ),
    `<script type="module" src="/${entry}" fetchpriority="low"></script>`,
  ].join('\n    ');

  const policy = contentSecurityPolicy(site, {
    scripts: [...template.matchAll(inlineScript)].map((match) => match[1]!),
    styles: page.styles.map(({ css }) => css),
    ...(page.page === '/blog/:slug' && { frames: playerOrigins }),
  });
  const parts: Record<string, string> = {
    '<html lang="en" dir="ltr">': `<html lang="${language}" dir="${direction}">`,
    '<!--csp-->': `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<!--head-->': fonts + page.head + styles,
    '<div id="root"><!--app--></div>': `<div id="root" data-page="${page.page}" data-language="${language}">${page.body}</div>`,
    '<!--messages-->': scripts,
  };
  // All in one go: what stands in a page is never taken for a place in the template.
  const places = new RegExp(Object.keys(parts).join('|'), 'g');
  const html = template
    .replace(preloads, '')
    .replace(entryScript, '')
    .replace(places, (place) => parts[place]!);
  return { policy, html };
}

/** Writes `file.br` and `file.gz` beside every text file, so that no server compresses at request time. */
function compress(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|json|svg|xml|txt|webmanifest|vtt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Renders every route in every language into the client build (X1), with its critical CSS, its messages and its
 * Content-Security-Policy, and writes `headers.json`: the policy of each file, for servers that send headers (X2).
 */
export async function prerender({ outDir, ssrOutDir, site }: PrerenderOptions): Promise<void> {
  const built = (name: string) => import(pathToFileURL(resolve(ssrOutDir, `${name}.js`)).href);
  const { renderPage, pageRoutes, languages } = (await built('prerender')) as typeof Prerender;
  const blogCode = (await built('blogCode')) as typeof BlogCode;
  const template = smallBootScript(readFileSync(join(outDir, 'index.html'), 'utf8'));
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const compiled = compileBundles(site.brand, { hashed: true });
  const read = (language: string, bundle: string) =>
    compiled.find((one) => one.language === language && one.bundle === bundle)!.messages;

  const pages: WrittenPage[] = [];
  const policies: Record<string, string> = {};
  const blogs = await readBlogs(site, blogCode);
  const total = pageRoutes.length * Object.keys(languages).length + blogs.posts.length;
  for (const [language, { direction }] of Object.entries(languages)) {
    const words: Messages = Object.assign(
      {},
      ...['shell', 'home', 'hiring'].map((bundle) => read(language, bundle)),
    );
    const text = (id: string) => quotedText(id, words[id]!);
    const routes = pageRoutes.map(({ path }) => ({
      route: path,
      path: samplePath(path),
      file: pageFile(path, language),
      answers: path === '/blog' ? blogs.lists[language] : undefined,
      picture: undefined,
    }));
    const posts = blogs.posts
      .filter((post) => post.language === language)
      .map((post) => ({ ...post, route: '/blog/:slug', file: pageFile(post.path, language) }));
    for (const { route, path, file, answers, picture } of [...routes, ...posts]) {
      blogCode.giveAnswers(answers ?? {});
      const page = await renderPage(path, language as keyof typeof languages, read);
      page.head += machineTags({ site, path: route, language, text, picture });
      const { html, policy } = fillTemplate(
        template,
        { ...page, answers },
        language,
        direction,
        manifest,
        site,
      );
      const styled = /<[^>]+\sstyle="[^>]*>/.exec(page.body)?.[0];
      if (styled) {
        throw new Error(
          `${file} holds a style attribute, which the Content-Security-Policy would have to allow (X2): ${styled}`,
        );
      }
      mkdirSync(dirname(join(outDir, file)), { recursive: true });
      writeFileSync(join(outDir, file), html);
      // What stands in a post is its editors' business: no build stops for it.
      if (path === samplePath(route)) pages.push({ path: route, file, language, html });
      policies[file] = policyHeader(policy);
      console.log(`prerender ${String(Object.keys(policies).length).padStart(2)}/${total} ${file}`);
    }
  }

  assertCards(outDir, Object.keys(languages));
  assertUniqueMeta(pages);
  assertReferences(
    pages,
    Object.keys(languages).flatMap((language) =>
      Object.entries(claims).map(([id, { to }]) => {
        const message = `claims.${id}.quote`;
        return { id, language, to, quote: quotedText(message, read(language, 'claims')[message]!) };
      }),
    ),
  );

  const english: Messages = Object.assign(
    {},
    read('en', 'shell'),
    read('en', 'sitemap'),
    read('en', 'hiring'),
  );
  const plain = (id: string) => quotedText(id, english[id]!);
  const files = siteFiles({
    site,
    policies,
    paths: [...listedPages, ...openings].map(({ path }) => path),
    posts: blogs.posts,
    describe(path) {
      const opening = openings.find((one) => one.path === path)?.name;
      if (opening) return { name: plain(`hiring.${opening}.title`), about: plain(`hiring.${opening}.about`) };
      const { name } = listedPages.find((page) => page.path === path)!;
      return { name: plain(`shell.page.${name}`), about: plain(`sitemap.${name}.about`) };
    },
  });
  const listed = listedPages.map(({ path }) => path);
  mkdirSync(join(outDir, 'search'), { recursive: true });
  Object.assign(files, searchIndexes(pages, listed));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(outDir, name), content);
  writeFileSync(join(outDir, 'headers.json'), JSON.stringify(policies, null, 2));
  rmSync(join(outDir, '.vite'), { recursive: true });
  writeFileSync(join(ssrOutDir, 'manifest.json'), JSON.stringify(manifest));
  compress(outDir);
}
