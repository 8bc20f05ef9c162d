import { expect, it, vi } from 'vitest';
import { compileBundles } from '../tools/site/messages';
import { renderPage } from './prerender';

vi.mock('./pages/SitemapPage/SitemapPage', () => ({
  default: function SitemapPage() {
    throw new Error('no such list');
  },
}));

/** Renders a page with the words of the translations and without posts. */
function render(path: string) {
  const compiled = compileBundles('Stet', { hashed: false });
  return renderPage(
    path,
    'en',
    (language, bundle) =>
      compiled.find((one) => one.language === language && one.bundle === bundle)?.messages ?? {},
  );
}

it('says on the page of a blog that could not be read that it needs JavaScript (X1)', async () => {
  const { body } = await render('/blog');
  expect(body).toMatch(/<noscript><p[^>]*>Posts need JavaScript/);
});

it('fails on a component that throws, instead of leaving its part of the page empty', async () => {
  await expect(render('/sitemap')).rejects.toThrow('/sitemap (en) cannot be rendered: Error: no such list');
});
