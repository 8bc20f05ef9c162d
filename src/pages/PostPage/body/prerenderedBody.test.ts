import type { WindowLike } from 'dompurify';
import { beforeAll, expect, it, vi } from 'vitest';
import { recorded, recordedNames, type Row } from '../../../../demo/ghost/recording';
import { languageCodes } from '../../../locale/languages';
import { options } from './bodyUnderTest';
import { prepareBody } from './prepareBody';
import { sanitizeIn } from './sanitize';

// As in the build: there is a document, but none of a browser's globals.
beforeAll(async () => {
  const { JSDOM } = await vi.importActual<{ JSDOM: new (html: string) => { window: WindowLike } }>('jsdom');
  sanitizeIn(new JSDOM('').window);
});

it.each(languageCodes)('prepares every recorded post of the blog in the build: %s', (language) => {
  const posts = recordedNames(language).flatMap(
    (name) => (recorded(language, name).body.posts ?? []) as Row[],
  );
  const bodies = posts.flatMap(({ html }) => (typeof html === 'string' ? html : []));
  expect(bodies.length).toBeGreaterThan(9);
  for (const html of bodies) expect(String(prepareBody(html, { ...options, language }).html)).toContain('<p');
});
