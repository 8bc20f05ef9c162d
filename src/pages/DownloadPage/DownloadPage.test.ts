import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compileBundles } from '../../../tools/site/messages';
import { renderPage } from '../../prerender';
import { site, waitlistUrl } from '../../site';

const compiled = compileBundles(site.brand, { hashed: false });
const words: Record<string, string> = JSON.parse(readFileSync('translations/en/download.json', 'utf8'));
const { installer } = site;

afterEach(() => {
  site.installer = installer;
});

/** What a page has between header and footer. */
async function contentOf(path: string): Promise<string> {
  const { body } = await renderPage(
    path,
    'en',
    (language, bundle) =>
      compiled.find((one) => one.language === language && one.bundle === bundle)?.messages ?? {},
  );
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

describe.each(['/download', '/almost-done'])('%s', (path) => {
  it('without an installer explains how to get it and links to the waitlist (D2)', async () => {
    site.installer = undefined;
    const html = await contentOf(path);
    expect(html).toContain(words['download.hero.absent']);
    expect(html).toContain(`href="${waitlistUrl}"`);
    expect(html).not.toContain('/almost-done');
    expect(html).not.toContain(words['download.done.restart']);
    expect(html).not.toContain('SHA-256');
  });

  it('with an installer shows its checksum', async () => {
    const html = await contentOf(path);
    expect(html).not.toContain(words['download.hero.absent']);
    expect(html).toContain('SHA-256');
  });
});
