import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.ts';
import { assertUniqueMeta } from './uniqueMeta.ts';

const page = (path: string, head: string) => ({
  path,
  file: `${path}.html`,
  language: 'en',
  document: readPage(head),
});
const meta = (title: string, description: string) =>
  `<title>${title}</title><meta name="description" content="${description}"/>`;

describe('titles and descriptions (X11)', () => {
  it('are unique', () => {
    expect(() => assertUniqueMeta([page('/a', meta('A', 'a')), page('/b', meta('B', 'b'))])).not.toThrow();
  });

  it('stop the build if two pages share one', () => {
    expect(() => assertUniqueMeta([page('/a', meta('A', 'x')), page('/b', meta('B', 'x'))])).toThrow(
      '/a (en) and /b (en) have the same description',
    );
  });

  it('stop the build if one is missing', () => {
    expect(() => assertUniqueMeta([page('/a', '<title>A</title>')])).toThrow('/a (en) has no description');
  });

  it('may be shared by pages that search engines leave out', () => {
    const hidden = `${meta('A', 'a')}<meta name="robots" content="noindex"/>`;
    expect(() => assertUniqueMeta([page('/a', meta('A', 'a')), page('/b', hidden)])).not.toThrow();
  });
});
