/** Every card of the installed Ghost's editor, written by its Admin API and read on the site. */
import type { Locator } from '@playwright/test';
import { withPage } from '../../tools/ghost/admin.ts';
import { nodeTypes } from '../../tools/ghost/nodeTypes.ts';
import { article } from '../e2e/support/blogPage.ts';
import { messages } from '../e2e/support/messages.ts';
import { languageNames, languages } from '../e2e/support/site.ts';
import { expect, test } from '../e2e/support/test.ts';

const origins = { en: process.env.GHOST_URL_EN!, he: process.env.GHOST_URL_HE! };

interface Card {
  /** Its properties in a document, for a blog at `origin`. */
  properties: (origin: string) => object;
  /** What a reader finds: its words, and elements that do what the card does. */
  words?: readonly string[];
  parts?: (body: Locator, origin: string) => Locator[];
}

const file = 'content/images/2026/11/review.png';
const everyone = 'status:free,status:-free';
const link = (name: string, address: string) => (body: Locator) => [
  body.locator(`a[href="${address}"]`).filter({ hasText: name }),
];

const cards: Record<string, Card> = {
  codeblock: {
    properties: () => ({ code: 'let stand = true;', language: 'js', caption: '<p>Caption of code</p>' }),
    words: ['Caption of code'],
    parts: (body) => [body.locator('pre').getByText('let stand = true;')],
  },
  image: {
    properties: (origin) => ({
      ...{ src: `${origin}/${file}`, width: 400, height: 400, cardWidth: 'wide' },
      ...{ alt: 'A sign of review', caption: '<p>Caption of an image</p>', href: 'https://x.example/image' },
    }),
    words: ['Caption of an image'],
    parts: (body) => [
      body.locator('a[href="https://x.example/image"]').getByRole('img', { name: 'A sign of review' }),
    ],
  },
  markdown: {
    properties: () => ({ markdown: 'Claim.[^1]\n\n| Step |\n| --- |\n| Filing |\n\n[^1]: Source of it.' }),
    parts: (body) => [
      body.getByRole('cell', { name: 'Filing' }),
      body.getByRole('note').getByText('Source of it.'),
    ],
  },
  video: {
    properties: (origin) => ({
      ...{ src: `${origin}/content/media/2026/11/strike.mp4`, mimeType: 'video/mp4', duration: 2 },
      ...{ width: 320, height: 180, cardWidth: 'regular', caption: '<p>Caption of a video</p>' },
    }),
    words: ['Caption of a video'],
    parts: (body) => [body.locator('video[controls][src$="strike.mp4"]')],
  },
  audio: {
    properties: (origin) => ({
      ...{ src: `${origin}/content/media/2026/11/tone.wav`, title: 'A tone', duration: 1 },
      mimeType: 'audio/wav',
    }),
    words: ['A tone'],
    parts: (body) => [body.locator('audio[controls][src$="tone.wav"]')],
  },
  callout: {
    properties: () => ({
      ...{ calloutText: '<p>Words of a callout</p>', calloutEmoji: '💡', backgroundColor: 'blue' },
    }),
    words: ['Words of a callout', '💡'],
  },
  'call-to-action': {
    properties: (origin) => ({
      ...{ layout: 'minimal', backgroundColor: 'grey', hasSponsorLabel: true, showDividers: true },
      ...{ sponsorLabel: '<p>A sponsor</p>', textValue: '<p>Words of a call</p>', alignment: 'left' },
      ...{ showButton: true, buttonText: 'Follow the call', buttonUrl: 'https://x.example/call' },
      ...{ imageUrl: `${origin}/${file}`, imageWidth: 400, imageHeight: 400 },
    }),
    words: ['A sponsor', 'Words of a call'],
    parts: (body) => [
      ...link('Follow the call', 'https://x.example/call')(body),
      body.locator('a[href="https://x.example/call"]').getByRole('img'),
    ],
  },
  horizontalrule: {
    properties: () => ({}),
    parts: (body) => [body.getByRole('separator')],
  },
  html: {
    properties: () => ({
      html: '<p>Words of HTML</p><iframe src="https://x.example/form" title="A form"></iframe>',
    }),
    words: ['Words of HTML'],
    parts: link('A form', 'https://x.example/form'),
  },
  file: {
    properties: (origin) => ({
      ...{ src: `${origin}/content/files/2026/11/before-you-paste.txt`, fileName: 'before-you-paste.txt' },
      ...{ fileSize: 2048, fileTitle: 'A checklist', fileCaption: 'Caption of a file' },
    }),
    words: ['Caption of a file', 'before-you-paste.txt'],
    parts: (body, origin) =>
      link('A checklist', `${origin}/content/files/2026/11/before-you-paste.txt`)(body),
  },
  toggle: {
    properties: () => ({ heading: 'A <b>bold</b> question', content: '<p>Its answer</p>' }),
    words: ['A bold question'],
    parts: (body) => [body.locator('details > summary')],
  },
  button: {
    properties: () => ({ buttonText: 'A button', buttonUrl: 'https://x.example/b', alignment: 'center' }),
    parts: link('A button', 'https://x.example/b'),
  },
  header: {
    properties: () => ({
      ...{ version: 2, header: 'A header', subheader: 'Below the header', buttonEnabled: true },
      ...{ buttonText: 'From the header', buttonUrl: 'https://x.example/h' },
    }),
    words: ['Below the header'],
    parts: (body) => [
      body.getByRole('heading', { name: 'A header' }),
      ...link('From the header', 'https://x.example/h')(body),
    ],
  },
  bookmark: {
    properties: () => ({
      ...{ url: 'https://x.example/guide', caption: '<p>Caption of a bookmark</p>' },
      metadata: {
        ...{ title: 'A guide', description: 'About guides', author: 'N. Writer', publisher: 'The Journal' },
        ...{ icon: 'https://x.example/i.png', thumbnail: 'https://x.example/t.png' },
      },
    }),
    words: ['About guides', 'N. Writer', 'The Journal', 'Caption of a bookmark'],
    parts: link('A guide', 'https://x.example/guide'),
  },
  // Only where the rest is for members, which the next test reads.
  paywall: { properties: () => ({}) },
  product: {
    properties: (origin) => ({
      ...{ productTitle: 'A product', productDescription: '<p>What it does</p>', productStarRating: 4 },
      ...{ productRatingEnabled: true, productButtonEnabled: true, productButton: 'To the product' },
      ...{ productUrl: 'https://x.example/p', productImageSrc: `${origin}/${file}` },
    }),
    words: ['A product', 'What it does', '★★★★☆'],
    parts: link('To the product', 'https://x.example/p'),
  },
  embed: {
    properties: () => ({
      ...{
        url: 'https://vimeo.com/700000009',
        embedType: 'video',
        metadata: {},
        caption: '<p>Caption of a film</p>',
      },
      html: '<iframe src="https://player.vimeo.com/video/700000009?h=9f8e" title="A film"></iframe>',
    }),
    words: ['Caption of a film'],
    parts: link('A film', 'https://vimeo.com/700000009/9f8e'),
  },
  gallery: {
    properties: (origin) => ({
      caption: '<p>Caption of a gallery</p>',
      images: ['One', 'Two'].map((alt) => ({
        ...{ row: 0, src: `${origin}/${file}`, fileName: 'review.png', width: 400, height: 400, alt },
      })),
    }),
    words: ['Caption of a gallery'],
    parts: (body) => [body.getByRole('img', { name: 'One' }), body.getByRole('img', { name: 'Two' })],
  },
  // A player for each member, whom only Ghost knows; unless the editor says otherwise, others get nothing.
  transistor: {
    properties: () => ({
      ...{ accentColor: '#000', backgroundColor: '#fff' },
      visibility: { web: { nonMember: true, memberSegment: everyone }, email: { memberSegment: everyone } },
    }),
    parts: (body, origin) => link('Transistor podcasts', `${origin}/every-card/`)(body),
  },
  // Of newsletters, and of Ghost's own members.
  email: { properties: () => ({ html: '<p>Never shown</p>' }) },
  'email-cta': { properties: () => ({ html: '<p>Never shown</p>', segment: 'status:free' }) },
  signup: {
    properties: () => ({ header: 'Never shown', subheader: '', disclaimer: '', labels: [], layout: 'wide' }),
  },
};

/** Kinds of text, and what the editor alone shows while somebody types. */
const noCards = [
  'extended-text',
  'extended-heading',
  'extended-quote',
  'aside',
  'tk',
  'at-link',
  'at-link-search',
  'zwnj',
];

const paragraph = (words: string) => ({
  ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
  children: [
    { type: 'extended-text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: words },
  ],
});

test('every node of the editor is a card below, or none (X13)', () => {
  expect(nodeTypes().sort()).toEqual([...Object.keys(cards), ...noCards].sort());
});

for (const language of languages) {
  const origin = origins[language];
  const { text } = messages(language);

  test.describe(`A real Ghost’s cards, ${languageNames[language]} (B5, X13)`, () => {
    test.beforeEach(({ pageErrors }) => {
      for (const one of Object.values(origins))
        pageErrors.allow(new RegExp(`^third party: ${one}/`), { isCertain: false });
    });

    test('arrive whole', async ({ page, visit, pageErrors }) => {
      pageErrors.allow(/404.*\/every-card/);
      const nodes = Object.entries(cards).map(([type, { properties }]) => ({
        ...{ type, version: 1 },
        ...properties(origin),
      }));
      await withPage(
        language,
        { slug: 'every-card', nodes: [paragraph('The first words.'), ...nodes] },
        async () => {
          await visit('/blog/every-card', { language });
          const body = article(page).locator('.post');
          await expect(body.getByText('The first words.')).toBeVisible();
          for (const [type, { words = [], parts }] of Object.entries(cards))
            await test.step(type, async () => {
              for (const line of words)
                await expect(body.getByText(line, { exact: true }).first()).toBeVisible();
              for (const part of parts?.(body, origin) ?? []) await expect(part).toBeVisible();
            });
          await body.locator('summary').click();
          await expect(body.getByText('Its answer')).toBeVisible();
          await expect(body.getByText('Never shown')).toHaveCount(0);
        },
      );
    });

    test('end where the rest is for members, and lead to it', async ({ page, visit, pageErrors }) => {
      pageErrors.allow(/404.*\/for-members/);
      const nodes = [paragraph('In public.'), { type: 'paywall', version: 1 }, paragraph('For members.')];
      await withPage(language, { slug: 'for-members', nodes, visibility: 'members' }, async () => {
        await visit('/blog/for-members', { language });
        await expect(article(page).getByText('In public.')).toBeVisible();
        await expect(article(page).getByText(text('blog.post.members'))).toBeVisible();
        await expect(article(page).getByText('For members.')).toHaveCount(0);
      });
    });
  });
}
