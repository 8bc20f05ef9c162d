import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { scriptJson } from '../../src/components/scriptJson.ts';
import { versionOf } from '../../src/data/blogVersion.ts';
import type { Answers } from '../../src/data/builtAnswers.ts';
import { claims } from '../../src/data/claims.ts';
import { faqItems } from '../../src/data/faq.ts';
import { itAnswers } from '../../src/data/itAnswers.ts';
import { licencesFile } from '../../src/data/licences.ts';
import { lastModified } from '../../src/data/legalDocuments.ts';
import { statementDate } from '../../src/data/statementDate.ts';
import type { Messages } from '../../src/locale/loadBundle.ts';
import type * as Prerender from '../../src/prerender.ts';
import type { Site } from '../../src/siteSchema.ts';
import type * as BlogCode from './blogCode.ts';
import { readBlogs } from './blogPages.ts';
import { assertCards } from './cards.ts';
import { contentSecurityPolicy, playerOrigins, policyHeader } from './contentSecurityPolicy.ts';
import { compress } from './compress.ts';
import { compactStyles, dropUnusedNames, linkLaterStyles } from './criticalCss.ts';
import { compileBundles } from './messages.ts';
import { draftPath, listedPages } from '../../src/paths.ts';
import { bundledFile, thirdPartyLicences, type BundledPackage } from './licences.ts';
import { pageFile, samplePath } from './pageFiles.ts';
import { readPage } from './readPage.ts';
import { assertReferences, quotedText, type WrittenPage } from './references.ts';
import { searchIndexes } from './searchIndex.ts';
import { siteFiles } from './siteFiles.ts';
import { machineTags } from './structuredData.ts';
import { assertUniqueMeta } from './uniqueMeta.ts';

interface PrerenderOptions {
  outDir: string;
  /** Output folder of the server build of `src/prerender.tsx`. */
  ssrOutDir: string;
  site: Site;
  /** Where blogs answer whose address is only a path; the site's own host by default. */
  host?: string | undefined;
}

const inlineScript = /<script(?: [^>]*)?>([\s\S]*?)<\/script>/g;

/** Finds the chunks in the manifest that the application of a page starts with. */
function chunksOf(manifest: Manifest, component: string, direction: string): string[] {
  const files = new Set<string>();
  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    chunk.imports?.forEach(add);
    files.add(chunk.file);
  }
  add('src/main.tsx');
  if (direction === 'rtl') add('theme/src/rightToLeft.ts');
  const entry = Object.keys(manifest).find((key) => key.endsWith(`/${component}.tsx`));
  if (!entry)
    throw new Error(
      `The page component ${component} has no chunk: its file must be called ${component}.tsx.`,
    );
  add(entry);
  return [...files];
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
function fillTemplate(
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
    'data-wake': page.wake,
    'data-app': `/${manifest['src/main.tsx']!.file}`,
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
    // Data blocks never run, but policy checkers report those without a hash.
    scripts: [...[template, page.head, page.body, answers].join('').matchAll(inlineScript)].map(
      (match) => match[1]!,
    ),
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

/** Renders every route in every language into the client build, and writes `headers.json`: the policy of each file. */
export async function prerender({
  outDir,
  ssrOutDir,
  site,
  host = site.url,
}: PrerenderOptions): Promise<void> {
  const built = (name: string) => import(pathToFileURL(resolve(ssrOutDir, `${name}.js`)).href);
  const { renderPage, pageRoutes, languages } = (await built('prerender')) as typeof Prerender;
  const blogCode = (await built('blogCode')) as typeof BlogCode;
  // Visitors need neither comments nor indentation; placeholders have no spaces.
  const template = readFileSync(join(outDir, 'index.html'), 'utf8').replace(/<!-- .*? -->|(?<=\n) +/gs, '');
  const [script] =
    /<script[^>]* src=[^>]*>|<link rel="modulepreload" (?!href="\/assets\/loader-)[^>]*>/.exec(template) ??
    [];
  if (script) throw new Error(`Every page would run this before the visitor acts: ${script}`);
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const compiled = compileBundles(site.brand, { hashed: true });
  const bundleOf = (language: string, bundle: string) =>
    compiled.find((one) => one.language === language && one.bundle === bundle)!;
  const read = (language: string, bundle: string) => bundleOf(language, bundle).messages;
  /** Any message of a language as plain text. */
  function textsOf(language: string) {
    const own = compiled.filter((one) => one.language === language);
    const messages: Messages = Object.assign({}, ...own.map((one) => one.messages));
    return (id: string) => quotedText(id, messages[id]!);
  }

  /** Writes a file that may be cached for ever, and returns its address. */
  function writeAsset(name: string, extension: string, content: string) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `assets/${name}-${hash}.${extension}`;
    writeFileSync(join(outDir, file), content);
    return `/${file}`;
  }

  const builtAt = new Date();
  const pages: WrittenPage[] = [];
  const policies: Record<string, string> = {};
  const blogs = await readBlogs(site, host, blogCode);
  const total = pageRoutes.length * Object.keys(languages).length + blogs.posts.length;
  for (const [language, { direction }] of Object.entries(languages)) {
    const text = textsOf(language);
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
      blogCode.setBuiltAnswers(answers ?? {});
      const page = await renderPage(path, language as keyof typeof languages, read);
      const { styles, later } = compactStyles(page.styles, page.body);
      page.styles = styles;
      page.body = dropUnusedNames(page.body, styles.map(({ css }) => css).join('') + later);
      if (later) {
        page.body = linkLaterStyles(page.body, styles.at(-1)!.key, writeAsset(page.component, 'css', later));
      }
      if (page.body.includes('later.css'))
        throw new Error(
          `${file} marks the end of its first screen, and none of its styles are of what follows.`,
        );
      const title = /<title>([^<]*)/.exec(page.head)![1]!.replaceAll('"', '&quot;');
      page.head += machineTags({ site, path: route, language, text, picture, title, built: builtAt });
      const { html, policy } = fillTemplate(
        { ...page, answers },
        {
          template,
          language,
          direction,
          manifest,
          site,
          messageUrls: page.bundles.map((bundle) => bundleOf(language, bundle).url),
          answersUrl: answers && writeAsset(page.component, 'json', JSON.stringify(answers)),
        },
      );
      const styled = /<[^>]+\sstyle="[^>]*>/.exec(page.body)?.[0];
      if (styled) {
        throw new Error(
          `${file} holds a style attribute, which the Content-Security-Policy would have to allow (X2): ${styled}`,
        );
      }
      mkdirSync(dirname(join(outDir, file)), { recursive: true });
      writeFileSync(join(outDir, file), html);
      // Meta of posts is their editors' business and not asserted.
      if (path === samplePath(route)) pages.push({ path: route, file, language, document: readPage(html) });
      policies[file] = policyHeader(policy);
      console.log(`prerender ${String(Object.keys(policies).length).padStart(2)}/${total} ${file}`);
    }
  }

  assertCards(outDir, Object.keys(languages));
  assertUniqueMeta(pages);
  assertReferences(
    pages,
    Object.keys(languages).flatMap((language) => {
      const text = textsOf(language);
      return Object.entries(claims).map(([id, { to }]) => ({
        id,
        language,
        to,
        quote: text(`claims.${id}.quote`),
      }));
    }),
    [
      ...itAnswers.flatMap(({ id, source }) =>
        source === 'ask' ? [] : [{ name: `The answer “${id}” of the answer sheet`, to: source.to }],
      ),
      ...faqItems.flatMap(({ id, sources }) =>
        sources.map(({ to }) => ({ name: `The question “${id}”`, to })),
      ),
    ],
  );

  const files = siteFiles({
    site,
    policies,
    changed: { '/terms': lastModified, '/privacy': lastModified, '/accessibility': statementDate },
    posts: blogs.posts,
    built: builtAt,
    text: textsOf('en'),
  });
  const listed = listedPages.map(({ path }) => path);
  Object.assign(files, searchIndexes(pages, listed, textsOf));
  const bundled = readFileSync(join(outDir, bundledFile), 'utf8');
  files[licencesFile] = thirdPartyLicences(JSON.parse(bundled) as BundledPackage[]);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), content);
  }
  writeFileSync(join(outDir, 'headers.json'), JSON.stringify(policies, null, 2));
  rmSync(join(outDir, '.vite'), { recursive: true });
  writeFileSync(join(ssrOutDir, 'manifest.json'), JSON.stringify(manifest));
  compress(outDir);
}
