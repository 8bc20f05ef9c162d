import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { contextOf, nameOf, openBrowser, openStory, serve, storiesIn, views } from './stories';

/** Screenshots of every story of a build, by story and view. */
async function picturesOf(folder: string): Promise<Map<string, Buffer>> {
  const { url, close } = await serve(folder);
  const browser = await openBrowser();
  const pictures = new Map<string, Buffer>();
  try {
    for (const view of views) {
      const context = await browser.newContext(contextOf(view));
      const page = await context.newPage();
      for (const story of storiesIn(folder)) {
        await openStory(page, url, story, view);
        const name = `${story.title} · ${story.name} (${nameOf(view)})`;
        pictures.set(name, await page.screenshot({ fullPage: true, animations: 'disabled' }));
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await close();
  }
  return pictures;
}

/** Number of visibly different pixels; all of them if sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return Infinity;
  const differsAt = (at: number) => Math.abs(a.data.readUInt8(at) - b.data.readUInt8(at)) > 8;
  let count = 0;
  for (let at = 0; at < a.data.length; at += a.info.channels)
    if ([at, at + 1, at + 2].some(differsAt)) count += 1;
  return count;
}

const page = (rows: string[], title: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark;font-family:system-ui}figure{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:0 0 48px}
img{width:100%;border:1px solid}figcaption{grid-column:1/-1;font-weight:600}</style>
<h1>${title}</h1>${rows.join('\n')}</html>`;

/**
 * Compares Storybook with a revision's: builds both, takes screenshots of every story, and writes those that differ side by side.
 * @returns the page and the names of the differences.
 */
export async function compare(
  revision: string,
  now: string,
  build: (root: string, folder: string) => void,
): Promise<{ file: string; changed: string[] }> {
  const top = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'stet-workshop-'));
  const then = join(folder, 'then');
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: top, stdio: 'pipe' });
  git('worktree', 'add', '--detach', then, revision);
  try {
    symlinkSync(join(top, 'node_modules'), join(then, 'node_modules'));
    // A revision with a workshop of its own uses that, since stories may have been renamed.
    if (!existsSync(join(then, 'theme/workshop')))
      for (const folder of ['theme/workshop', 'theme/gallery'])
        cpSync(join(top, folder), join(then, folder), {
          recursive: true,
          filter: (path) => !path.includes('node_modules'),
        });
    symlinkSync(join(top, 'theme/workshop/node_modules'), join(then, 'theme/workshop/node_modules'));
    const before = join(then, 'dist-workshop');
    build(then, before);
    const [old, fresh] = [await picturesOf(before), await picturesOf(now)];
    const out = join(now, 'compare');
    mkdirSync(out, { recursive: true });
    const changed: string[] = [];
    const rows: string[] = [];
    for (const [name, picture] of fresh) {
      const earlier = old.get(name);
      if (earlier && (await difference(earlier, picture)) === 0) continue;
      const number = changed.push(name);
      writeFileSync(join(out, `${number}-now.png`), picture);
      if (earlier) writeFileSync(join(out, `${number}-then.png`), earlier);
      const before = earlier ? `<img src="${number}-then.png" alt="${revision}">` : '<p>Not there yet.</p>';
      rows.push(
        `<figure><figcaption>${name}</figcaption>${before}<img src="${number}-now.png" alt="now"></figure>`,
      );
    }
    const file = join(out, 'index.html');
    writeFileSync(file, page(rows, `${changed.length} of ${fresh.size} pictures differ from ${revision}`));
    return { file, changed };
  } finally {
    git('worktree', 'remove', '--force', then);
    rmSync(folder, { recursive: true });
  }
}
