import { expect, it, vi } from 'vitest';
import { compileBundles } from '../tools/site/messages';
import { renderPage } from './prerender';

vi.mock('./pages/SitemapPage/SitemapPage', () => ({
  default: function SitemapPage() {
    throw new Error('no such list');
  },
}));

it('fails on a component that throws, instead of leaving its part of the page empty', async () => {
  const compiled = compileBundles('Stet', { hashed: false });
  const read = (language: string, bundle: string) =>
    compiled.find((one) => one.language === language && one.bundle === bundle)?.messages ?? {};
  await expect(renderPage('/sitemap', 'en', read)).rejects.toThrow(
    '/sitemap (en) cannot be rendered: Error: no such list',
  );
});
