import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { policyHeader } from '../../tools/site/contentSecurityPolicy.ts';
import { pageFile } from '../../tools/site/pageFiles.ts';
import { siteFiles } from '../../tools/site/siteFiles.ts';
import { pathsWithoutPosts, site } from '../e2e/support/site.ts';

/** A prerendered post. */
export const builtPost = '/blog/built';
/** Another, whose address ends like that of the page for posts that are not prerendered. */
export const guestPost = '/blog/guest-post';

/** Routes of the fixture's pages. */
const routes = ['*', '/blog/:slug', builtPost, guestPost, ...pathsWithoutPosts];

/** A folder laid out like a build, with pages that only say which they are, and the build's own files for hosts. */
export function fixtureSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  function write(file: string, content: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  }
  const policies: Record<string, string> = {};
  for (const language of ['en', 'he'])
    for (const route of routes) {
      const file = pageFile(route, language);
      const page = route.startsWith('/blog/') ? '/blog/:slug' : route;
      write(
        file,
        `<!doctype html><html lang="${language}"><body><div id="root" data-page="${page}" data-files="/assets/a.123.js">${file}</div></body></html>`,
      );
      policies[file] = policyHeader(`policy of ${file}`);
    }
  const files = siteFiles({
    site,
    posts: [],
    built: new Date('2026-11-22T09:00:00Z'),
    text: (id) => id,
    policies,
  });
  for (const [name, content] of Object.entries(files)) write(name, content);
  write('headers.json', JSON.stringify(policies));
  write('assets/a.123.js', '1;'.repeat(2000));
  write('media/hero/hero.en.vtt', 'WEBVTT');
  write('favicon.ico', 'icon');
  writeFileSync(join(folder, 'media/hero/hero-en-light.mp4'), Buffer.alloc(5000, 7));
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
