import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, type ResolvedIntlConfig } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { richText } from '../../src/locale/richText.tsx';
import { serve } from '../../demo/serve.ts';
import { compileMessage } from './compileMessage.ts';
import { compileBundles, outlineTitles, serveBundles } from './messages.ts';

/** A message as HTML. */
function shown(text: string, values: Record<string, string | number> = {}): string {
  const messages = { id: compileMessage('id', text, 'Brand') };
  const config = {
    locale: 'en',
    messages,
    defaultRichTextElements: richText,
  } as unknown as ResolvedIntlConfig;
  const formatted = createIntl(config).formatMessage({ id: 'id' as never }, values);
  return renderToStaticMarkup(createElement('p', null, formatted)).replace(/^<p>|<\/p>$/g, '');
}

describe('a compiled message', () => {
  it('has the configured name where it says {brand}, in tags and plurals too', () => {
    const text = '{brand} <b>{brand}</b> {count, plural, one {# {brand}} other {# {brand}s}}';
    expect(shown(text, { count: 2 })).toBe('Brand <b>Brand</b> 2 Brands');
  });

  it('joins adjacent text', () => {
    expect(compileMessage('id', 'By {brand}.', 'Brand')).toEqual([{ type: 0, value: 'By Brand.' }]);
  });

  it('escapes characters of the name that have a meaning in messages', () => {
    expect(compileMessage('id', 'By <b>{brand}</b>', "O'Neil {&} <Co>")).toMatchObject([
      { value: 'By ' },
      { children: [{ type: 0, value: "O'Neil {&} <Co>" }] },
    ]);
  });

  it('isolates what is Latin inside Hebrew (M3)', () => {
    expect(shown('ב־<bdi>Word</bdi>')).toBe('ב־<bdi dir="ltr" lang="en">Word</bdi>');
  });

  it.each(['{count', '{count, plural, one {#}}', '<b>half', 'a </b> b'])(
    'names a malformed message: %s',
    (text) => {
      expect(() => compileMessage('en/home.hero.title', text, 'Brand')).toThrow(
        /^Message en\/home\.hero\.title is malformed: .+ in “/,
      );
    },
  );
});

describe('the bundles', () => {
  it('have an address each, with a content hash in the build', () => {
    const plain = compileBundles('Brand', { hashed: false });
    const hashed = compileBundles('Brand', { hashed: true });
    expect(plain.map(({ url }) => url)).toContain('/messages/he/shell.json');
    expect(new Set(hashed.map(({ url }) => url)).size).toBe(hashed.length);
    for (const { url } of hashed) expect(url).toMatch(/^\/messages\/(en|he)\/\w+\.[0-9a-f]{6}\.json$/);
  });

  it('get another address when the words change', () => {
    const addressOf = (brand: string) =>
      compileBundles(brand, { hashed: true }).find(
        ({ language, bundle }) => language === 'en' && bundle === 'shell',
      );
    expect(addressOf('One')!.url).not.toBe(addressOf('Two')!.url);
  });
});

describe('the titles that the site map lists', () => {
  it('are in its own bundle, in both languages', () => {
    for (const { messages } of compileBundles('Stet', { hashed: false }).filter(
      ({ bundle }) => bundle === 'sitemap',
    ))
      expect(Object.keys(messages)).toEqual(
        expect.arrayContaining([
          'sitemap.hero.title',
          'faq.cost.question',
          'terms.s20.title',
          'hiring.addIn.title',
        ]),
      );
  });

  it('must exist', () => {
    expect(() => outlineTitles({})).toThrow('The site map lists home.contents.stay_flow');
  });
});

describe('the development server', () => {
  it('compiles bundles only for requests of bundles', async () => {
    const bundle = { language: 'en', bundle: 'home', messages: {}, url: '/messages/en/home.json' };
    const compile = vi.fn(() => [bundle]);
    const handler = serveBundles(compile);
    const server = await serve((request, response) =>
      handler(request, response, () => response.writeHead(404).end()),
    );
    const status = async (path: string) => (await fetch(server.url + path)).status;
    expect(await status('/src/main.tsx')).toBe(404);
    expect(compile).not.toHaveBeenCalled();
    expect(await status('/messages/en/home.json?v=1')).toBe(200);
    expect(await status('/messages/en/nothing.json')).toBe(404);
    await server.close();
  });
});
