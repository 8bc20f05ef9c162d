import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { serve } from '../../demo/serve.ts';
import { mediaOrigins } from './mediaOrigins.ts';
import { isGhost, readExport, readGhost } from './readPosts.ts';
import { reviewAsCsv, reviewAsText, reviewPosts, type ReviewedPost } from './reviewPosts.ts';

const blog = 'https://blog.example/journal';

const post = (html: string, fields: Partial<ReviewedPost> = {}): ReviewedPost => ({
  slug: 'a-post',
  title: 'A post',
  html,
  ...fields,
});

const other = post('<h2 id="scope">Scope</h2>', { slug: 'other', title: 'Other' });

/** The sentences about the first post of a blog with another one, a page and a tag. */
const sentences = (html: string, fields?: Partial<ReviewedPost>, mediaHosts: string[] = []) =>
  reviewPosts([post(html, fields), other], { blog, mediaHosts, pages: ['about'], tags: ['fees'] }).map(
    ({ kind, sentence }) => `${kind}: ${sentence}`,
  );

it.each([
  ['every card that the site knows', '<div class="kg-card kg-callout-card kg-callout-card-red">x</div>'],
  ['what its scripts did', '<div class="kg-card kg-audio-card"><button><svg></svg></button></div>'],
  ['its own pictures', `<img src="${blog}/content/images/a.png"><img src="/content/images/b.png">`],
  ['a film’s poster', `<video src="${blog}/a.mp4" poster="https://spacer.example/s.png"></video>`],
  ['a bookmark', '<div class="kg-bookmark-thumbnail"><img src="https://x.example/t.png"></div>'],
  ['a post', `<a href="${blog}/other/">x</a><a href="__GHOST_URL__/other/#scope">x</a>`],
  [
    'a page, a tag and the list',
    `<a href="${blog}/about/">x</a><a href="${blog}/tag/fees/">x</a><a href="${blog}/">x</a>`,
  ],
  [
    'a file and what Ghost serves',
    `<a href="${blog}/content/files/a.pdf">x</a><a href="#/portal/signup">x</a>`,
  ],
  ['parts by id and by name', '<a href="#a">x</a><a href="#b">x</a><p id="a">x</p><a name="b"></a>'],
  ['a part with a Hebrew name', '<a href="#%D7%90">x</a><h2 id="%D7%90">א</h2>'],
  [
    'other sites and the top',
    '<a href="https://x.example/y/">x</a><a href="#top">x</a><a href="mailto:a@x.example">x</a>',
  ],
  ['headings in order', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><h3>e</h3>'],
  ['headings of one deep level', '<h3>a</h3><h3>b</h3>'],
])('finds nothing about %s (B5)', (_what, html) => {
  expect(sentences(html)).toEqual([]);
});

it.each([
  [
    'a card that the site does not know',
    '<figure class="kg-card kg-quiz-card">x</figure>',
    /^card: .*“kg-quiz-card”/,
  ],
  ['a sign-up card', '<div class="kg-card kg-signup-card">x</div>', /^card: A sign-up card/],
  [
    'media of another host',
    '<img src="https://storage.example/a.png">',
    /^media: .*https:\/\/storage\.example /,
  ],
  ['a frame', '<iframe src="https://x.example/e"></iframe>', /^frame: .*https:\/\/x\.example\/e/],
  ['a script', '<script>x()</script>', /^script: <script>/],
  ['a form', '<form><input></form>', /^script: <form>/],
  ['a button of an HTML card', '<button>x</button>', /^script: <button>/],
  ['a link to a post that is gone', `<a href="${blog}/gone/">there</a>`, /^link: “there” .*no such post/],
  ['a link by path', '<a href="/journal/gone">there</a>', /^link: .*no such post/],
  ['a link to a tag that is gone', `<a href="${blog}/tag/gone/">there</a>`, /^link: .*no such tag/],
  ['a link to a part that is gone', '<a href="#gone">there</a>', /^link: .*no part/],
  [
    'a link to a part of another post',
    `<a href="${blog}/other/#gone">there</a>`,
    /^link: .*that post has no part/,
  ],
  ['a heading that skips a level', '<h2>a</h2><h4>b</h4>', /^heading: “b” skips/],
  ['a first heading that is deeper', '<h3>a</h3><h2>b</h2>', /^heading: The first heading, “a”/],
])('names %s (B5)', (_what, html, sentence) => {
  expect(sentences(html)).toEqual([expect.stringMatching(sentence)]);
});

it('names hosts of the feature picture and of portraits, unless the site shows their media', () => {
  const host = 'https://storage.example';
  const fields = { feature_image: `${host}/f.png`, authors: [{ profile_image: '//faces.example/a.png' }] };
  expect(mediaOrigins(post('', fields))).toEqual(new Set([host, 'https://faces.example']));
  expect(sentences('', fields, [host])).toEqual([expect.stringContaining('https://faces.example ')]);
});

it('lists every post as text and as CSV', () => {
  const posts = [post('<a href="#gone">“x”, "y"</a>', { title: '=A' }), other];
  const findings = reviewPosts(posts, { blog, mediaHosts: [] });
  expect(reviewAsText(posts, findings)).toMatch(/^=A \(a-post\)\n {2}- “.*\nOther \(other\): as in Ghost\.$/);
  const [, first, second, end] = reviewAsCsv(posts, findings).split('\r\n');
  expect(first).toMatch(/^"a-post","'=A","link","““x”, ""y""” leads to #gone: .*"$/);
  expect([second, end]).toEqual(['"other","Other","none",""', '']);
});

const meta = { pagination: { pages: 2 } };

it('reads every page of a blog, with the key of its own pages', async () => {
  const asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const [, what] = /\/content\/(\w+)\//.exec(pathname) ?? [];
    if (!what) return response.end(`<script data-key="${'ab'.repeat(13)}"></script>`);
    response.setHeader('content-type', 'application/json');
    if (!searchParams.get('key')) return response.writeHead(403).end('{}');
    asked.push(`${what} ${searchParams.get('page')}`);
    const one = { slug: `${what}-${searchParams.get('page')}`, title: 'x' };
    return response.end(JSON.stringify({ [what]: [one], meta }));
  });
  expect(await isGhost(url)).toBe(true);
  const { posts, pages, tags } = await readGhost(url);
  await close();
  expect(asked).toEqual(['posts 1', 'posts 2', 'pages 1', 'pages 2', 'tags 1', 'tags 2']);
  expect([posts.map(({ slug }) => slug), pages, tags]).toEqual([
    ['posts-1', 'posts-2'],
    ['pages-1', 'pages-2'],
    ['tags-1', 'tags-2'],
  ]);
});

it('reads the published posts of an export', () => {
  const file = join(tmpdir(), `stet-export-${process.pid}.json`);
  const row = (slug: string, fields: object) => ({ ...post('', { slug }), ...fields });
  const posts = [row('a', {}), row('draft', { status: 'draft' }), row('about', { type: 'page' })];
  writeFileSync(file, JSON.stringify({ db: [{ data: { posts, tags: [{ slug: 'fees' }] } }] }));
  const read = readExport(file);
  expect([read.posts.map(({ slug }) => slug), read.pages, read.tags]).toEqual([['a'], ['about'], ['fees']]);
});
