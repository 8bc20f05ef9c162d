import type createDOMPurify from 'dompurify';
import type { WindowLike } from 'dompurify';
import { expect, it, vi } from 'vitest';
import { recorded, recordedNames, type Row } from '../../../../demo/ghost/recording';
import { languages, languageCodes } from '../../../locale/languages';
import { options } from './bodyUnderTest';
import { prepareBody } from './prepareBody';

// As in the build (tools/site/serverDomPurify.ts): there is a document, but none of a browser's globals.
vi.mock('dompurify', async (original) => {
  const { default: create } = await original<{ default: typeof createDOMPurify }>();
  const { JSDOM } = await vi.importActual<{ JSDOM: new (html: string) => { window: WindowLike } }>('jsdom');
  return { default: create(new JSDOM('').window) };
});

it.each(languageCodes)('prepares every recorded post of the blog in the build: %s', (language) => {
  const { direction } = languages[language];
  const posts = recordedNames(language).flatMap(
    (name) => (recorded(language, name).body.posts ?? []) as Row[],
  );
  const bodies = posts.flatMap(({ html }) => (typeof html === 'string' ? html : []));
  expect(bodies.length).toBeGreaterThan(9);
  for (const html of bodies)
    expect(String(prepareBody(html, { ...options, direction }).html)).toContain('<p');
});
