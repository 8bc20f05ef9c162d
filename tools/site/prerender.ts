import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { claims } from '../../src/data/claims.ts';
import { faqItems } from '../../src/data/faq.ts';
import { itAnswers } from '../../src/data/itAnswers.ts';
import { licencesFile } from '../../src/data/licences.ts';
import { lastModified } from '../../src/data/legalDocuments.ts';
import { statementDate } from '../../src/data/statementDate.ts';
import { languageCodes, otherLanguage } from '../../src/locale/languages.ts';
import type { Messages } from '../../src/locale/loadBundle.ts';
import type * as Prerender from '../../src/prerender.ts';
import type { Site } from '../../src/siteSchema.ts';
import type * as BlogCode from './blogCode.ts';
import { readBlogs } from './blogPages.ts';
import { assertOgImages } from './ogImages.ts';
import { dropUnusedNames } from './shortHtml.ts';
import { policyHeader } from './contentSecurityPolicy.ts';
import { compress } from './compress.ts';
import { compactStyles, linkLaterStyles } from './criticalCss.ts';
import { contentHash } from './contentHash.ts';
import { compileBundles } from './messages.ts';
import { thirdPartyLicences } from './licences.ts';
import { pageFile, samplePath } from './pageFiles.ts';
import { fillTemplate, readTemplate } from './pageHtml.ts';
import { JSDOM, readPage } from './readPage.ts';
import { assertReferences, quotedText, type WrittenPage } from './references.ts';
import { searchIndexes } from './searchIndex.ts';
import { siteFiles } from './siteFiles.ts';
import { structuredDataTag } from './structuredData.ts';
import { assertUniqueMeta } from './uniqueMeta.ts';

interface PrerenderOptions {
  outDir: string;
  /** Output folder of the server build of `src/prerender.tsx`. */
  ssrOutDir: string;
  site: Site;
  /** Where blogs answer whose address is only a path; the site's own host by default. */
  host?: string | undefined;
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
  blogCode.sanitizeIn(new JSDOM('').window);
  const template = readTemplate(outDir);
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
    const file = `assets/${name}-${contentHash(content)}.${extension}`;
    writeFileSync(join(outDir, file), content);
    return `/${file}`;
  }

  const builtAt = new Date();
  const pages: WrittenPage[] = [];
  const policies: Record<string, string> = {};
  const blogs = await readBlogs(site, host, blogCode);
  const total = pageRoutes.length * languageCodes.length + blogs.posts.length;
  for (const language of languageCodes) {
    const { direction } = languages[language];
    const text = textsOf(language);
    const routes = pageRoutes.map(({ path }) => ({
      route: path,
      path: samplePath(path),
      file: pageFile(path, language),
      answers: path === '/blog' ? blogs.lists[language] : undefined,
    }));
    const posts = blogs.posts
      .filter((post) => post.language === language)
      .map((post) => ({ ...post, route: '/blog/:slug', file: pageFile(post.path, language) }));
    for (const { route, path, file, answers } of [...routes, ...posts]) {
      blogCode.setBuiltResponses(answers ?? {});
      const page = await renderPage(path, language, read).catch((error: Error) => {
        if (path === samplePath(route)) throw error;
        console.warn(`posts: ${error.message}. It is left to the browser.`);
      });
      if (!page) continue;
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
      page.head += structuredDataTag({ site, path: route, language, text, built: builtAt });
      const { html, policy } = fillTemplate(
        { ...page, answers },
        {
          template,
          language,
          direction,
          manifest,
          site,
          messageUrls: [
            ...page.bundles.map((bundle) => bundleOf(language, bundle).url),
            ...page.bothLanguages.map((bundle) => bundleOf(otherLanguage(language), bundle).url),
          ],
          answersUrl: answers && writeAsset(page.component, 'json', JSON.stringify(answers)),
        },
      );
      const styled = /<[^>]+\sstyle="[^>]*>/.exec(page.body)?.[0];
      if (styled) {
        throw new Error(
          `${file} holds a style attribute, which the Content-Security-Policy would have to allow: ${styled}`,
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

  assertOgImages(outDir, Object.keys(languages));
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
      ...itAnswers.flatMap(({ id, sources }) =>
        sources === 'ask'
          ? []
          : sources.map(({ to }) => ({ name: `The answer “${id}” of the answer sheet`, to })),
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
  Object.assign(files, searchIndexes(pages, textsOf));
  files[licencesFile] = thirdPartyLicences(readFileSync(join(outDir, licencesFile), 'utf8'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), content);
  }
  writeFileSync(join(outDir, 'headers.json'), JSON.stringify(policies, null, 2));
  rmSync(join(outDir, '.vite'), { recursive: true });
  writeFileSync(join(ssrOutDir, 'manifest.json'), JSON.stringify(manifest));
  await compress(outDir);
}
