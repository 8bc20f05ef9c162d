/**
 * Verifies that the embedded content service answers like a real Ghost. `npm run test:ghost` starts two Ghosts and sets GHOST_URL_EN and
 * GHOST_URL_HE; without them only the embedded service is tested.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftId } from '../../demo/ghost/draft.ts';
import { recorded, recordedNames, recordedUrl, type Language } from '../../demo/ghost/recording.ts';
import { serveServices } from '../../demo/serve.ts';
import { postsAnswer } from '../../src/data/posts.ts';
import { draftOf, withCopy } from '../../tools/ghost/admin.ts';
import { addressOf, ask, comparable, knownOf, type Service } from './ask.ts';
import { contractRequests } from './requests.ts';

const keys: Record<Language, string> = { en: '1'.repeat(26), he: '2'.repeat(26) };
const languages = Object.keys(keys) as Language[];
const names = Object.keys(contractRequests({ slug: '', id: '', draft: '' }));

/** Fields that a copy of a post has in common with it. */
const copied = [
  ...([
    'html',
    'excerpt',
    'custom_excerpt',
    'feature_image',
    'feature_image_alt',
    'feature_image_caption',
  ] as const),
  ...(['access', 'tags', 'authors', 'primary_tag', 'primary_author'] as const),
];

/** The contract of a service. `serviceOf` is called by each test, since the embedded service picks its port later. */
function contract(language: Language, serviceOf: () => Service, draftOf: () => string) {
  test.each(names)('answers %s as recorded', async (name) => {
    const service = serviceOf();
    const request = contractRequests(await knownOf(service, draftOf()))[name]!;
    const { status, headers, body } = recorded(language, name);
    const answer = await ask(service, request, recordedUrl[language]);
    expect(comparable(answer)).toEqual(comparable({ status, headers, body }));
  });

  test('answers 304 without a body to a visitor who has the answer', async () => {
    const address = addressOf(serviceOf(), { path: 'posts/?fields=slug' });
    const etag = (await fetch(address)).headers.get('etag')!;
    // `fetch` adds `no-cache` by itself; this is what a browser's cache sends.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const again = await fetch(address, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    ['the original', '', 200, 'image/png'],
    ['a width', 'size/w600/', 200, 'image/png'],
    ['a width as webp', 'size/w600/format/webp/', 200, 'image/webp'],
    ['a width nobody offers', 'size/w123/', 302, null],
    ['a format nobody offers', 'size/w600/format/xyz/', 302, null],
  ])('serves a feature image: %s', async (_name, size, status, type) => {
    const response = await fetch(addressOf(serviceOf(), { path: 'posts/?fields=feature_image&limit=1' }));
    const { posts } = (await response.json()) as { posts: { feature_image: string }[] };
    const original = posts[0]!.feature_image;
    const image = await fetch(original.replace('/images/', `/images/${size}`), { redirect: 'manual' });
    expect(image.status).toBe(status);
    expect(image.headers.get('access-control-allow-origin')).toBe('*');
    if (type) expect(image.headers.get('content-type')).toBe(type);
    else expect(new URL(image.headers.get('location')!, original).href).toBe(original);
  });

  test('answers 404 for an image that is not there, in whatever size', async () => {
    const { url } = serviceOf();
    const statuses = ['', 'size/w600/'].map(async (size) => {
      return (await fetch(`${url}/content/images/${size}2026/01/nothing.png`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });
}

describe.each(languages)('the embedded service, %s (X13)', (language) => {
  let server: Awaited<ReturnType<typeof serveServices>>;
  beforeAll(async () => {
    server = await serveServices();
  });
  afterAll(() => server.close());

  contract(
    language,
    () => ({ url: `${server.url}/_demo/ghost/${language}`, key: keys[language] }),
    () => draftId(language),
  );
});

for (const language of languages) {
  const url = process.env[`GHOST_URL_${language.toUpperCase()}`];
  describe.runIf(url)(`a real Ghost, ${language}`, () => {
    let draft = '';
    beforeAll(async () => {
      draft = await draftOf(language);
    });

    contract(
      language,
      () => ({ url: url!, key: keys[language] }),
      () => draft,
    );

    test.each(['read-the-definitions-last', 'write-down-what-you-will-not-accept'])(
      'previews a draft in the shape of the Content API: %s',
      async (slug) => {
        const service = { url: url!, key: keys[language] };
        const bySlug = { path: `posts/slug/${slug}/?include=authors,tags` };
        const published = await ask(service, bySlug, recordedUrl[language]);
        await withCopy(language, slug, async (uuid) => {
          const draft = await ask(service, { path: `/p/${uuid}/` }, recordedUrl[language]);
          const [mine, its] = [draft, published].map(({ body }) => postsAnswer.parse(body).posts[0]!);
          expect(mine).toMatchObject(Object.fromEntries(copied.map((field) => [field, its![field]])));
          expect(Date.parse(mine!.published_at!)).not.toBeNaN();
        });
      },
    );
  });
}

test('every recorded answer is an answer to a request of the contract', () => {
  for (const language of languages) expect(recordedNames(language).sort()).toEqual([...names].sort());
});
