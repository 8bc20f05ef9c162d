import { isUnknownCard } from '../../src/pages/PostPage/body/knownCards.ts';
import { JSDOM } from '../site/readPage.ts';
import { mediaOrigins, type PostMedia } from './mediaOrigins.ts';

/** A post or page, as Ghost's Content API and its exports have it. */
export interface ReviewedPost extends PostMedia {
  slug: string;
  title: string;
}

/** What the site shows otherwise than Ghost does, for an editor. */
export interface Finding {
  slug: string;
  title: string;
  kind: 'card' | 'media' | 'frame' | 'script' | 'link' | 'heading';
  sentence: string;
}

interface Review {
  /** The blog's address. */
  blog: string;
  /** Origins from which media are shown, besides the blog's. */
  mediaHosts: readonly string[];
  /** Slugs of what posts may link to besides the posts: pages, and tags. */
  pages?: readonly string[];
  tags?: readonly string[];
}

/** What Ghost writes for its own address in exports. */
const placeholder = /^__GHOST_URL__(?=\/|$)/;

/** What a blog serves besides posts, pages and tags. */
const isService = (path: string) =>
  /^\/(?:content|ghost|members|assets|public|rss|p|email|webmentions|r|author|page)(?:\/|$)|\.\w+$/.test(
    path,
  );

/** An id as the browser looks for it. */
function decodedId(id: string) {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const idsOf = (body: Element) =>
  new Set(
    [...body.querySelectorAll('[id], a[name]')].map((one) =>
      decodedId(one.id || (one.getAttribute('name') ?? '')),
    ),
  );

/** Reviews the posts of a blog: those without findings are shown as in Ghost. */
export function reviewPosts(
  posts: readonly ReviewedPost[],
  { blog, mediaHosts, pages = [], tags }: Review,
): Finding[] {
  const bodies = new Map(
    posts.map((post) => [post.slug, new JSDOM(`<body>${post.html ?? ''}`).window.document.body] as const),
  );
  const { origin, pathname } = new URL(`${blog.replace(/\/+$/, '')}/`);
  const known = new Set([...bodies.keys(), ...pages]);

  /** What is wrong with a link to the blog itself. */
  function problemWith(href: string, body: Element): string | undefined {
    const written = href.trim().replace(placeholder, blog.replace(/\/+$/, ''));
    if (/^#[^/]/.test(written) && written !== '#top')
      return idsOf(body).has(decodedId(written.slice(1))) ? undefined : 'no part of the post has that name';
    const url = URL.canParse(written, blog) ? new URL(written, `${blog}/`) : undefined;
    if (!url || url.origin !== origin || !`${url.pathname}/`.startsWith(pathname)) return undefined;
    const path = `/${url.pathname.slice(pathname.length)}`;
    const [first, second] = path.split('/').filter(Boolean);
    if (!first || isService(path) || url.hash.startsWith('#/')) return undefined;
    if (first === 'tag') return !tags || tags.includes(second ?? '') ? undefined : 'the blog has no such tag';
    const slug = path.split('/').findLast(Boolean) ?? '';
    if (!known.has(slug)) return 'the blog has no such post or page';
    const target = bodies.get(slug);
    if (url.hash && target && !idsOf(target).has(decodedId(url.hash.slice(1))))
      return 'that post has no part of that name';
    return undefined;
  }

  return posts.flatMap((post) => {
    const body = bodies.get(post.slug) ?? new JSDOM('').window.document.body;
    const found: Finding[] = [];
    const add = (kind: Finding['kind'], sentence: string) =>
      void found.push({ slug: post.slug, title: post.title, kind, sentence });

    for (const card of body.querySelectorAll('.kg-card')) {
      const [name = ''] = /kg-[\w-]+-card/.exec(card.className) ?? [];
      if (isUnknownCard(card))
        add(
          'card',
          `The site does not know the card “${name}”: it shows its text and a link to the post in Ghost.`,
        );
      else if (card.matches('.kg-signup-card')) add('card', 'A sign-up card is left out.');
    }
    const own = [origin, ...mediaHosts];
    for (const host of mediaOrigins(post))
      if (!own.includes(host))
        add(
          'media',
          `Pictures, sound or films from ${host} become links; if it is yours, name it in STET_MEDIA_HOSTS.`,
        );
    for (const frame of body.querySelectorAll('iframe'))
      add('frame', `A frame becomes a link: ${frame.getAttribute('src') || 'without an address'}.`);
    for (const element of body.querySelectorAll(
      'script, style, form, object, embed, canvas, svg:not(.kg-card svg)',
    ))
      if (
        !element.closest('.kg-embed-card, .kg-signup-card') &&
        !element.matches('script[type="application/json"]')
      )
        add('script', `<${element.nodeName.toLowerCase()}> is left out.`);
    for (const link of body.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      const problem = problemWith(href, body);
      if (problem)
        add('link', `“${link.textContent?.trim().slice(0, 60) ?? ''}” leads to ${href}: ${problem}.`);
    }
    let before = 0;
    const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (one) => one.textContent?.trim() && !one.closest('.kg-card'),
    );
    const outermost = Math.min(...headings.map(({ nodeName }) => Number(nodeName[1])));
    for (const heading of headings) {
      const level = Number(heading.nodeName[1]);
      const words = heading.textContent?.trim().slice(0, 60) ?? '';
      if (before === 0 ? level > outermost : level > before + 1)
        add(
          'heading',
          before === 0
            ? `The first heading, “${words}”, is deeper than later ones: it is shown on their level.`
            : `“${words}” skips a level after the heading before it: it is shown one level higher.`,
        );
      before = level;
    }
    return found;
  });
}

/** A review as text, post by post. */
export function reviewAsText(posts: readonly ReviewedPost[], findings: readonly Finding[]): string {
  return posts
    .map(({ slug, title }) => {
      const own = findings.filter((one) => one.slug === slug);
      const sentences = own.map(({ sentence }) => `  - ${sentence}`);
      return [`${title} (${slug})${own.length === 0 ? ': as in Ghost.' : ''}`, ...sentences].join('\n');
    })
    .join('\n');
}

/** A field of a CSV file (RFC 4180); a formula of a spreadsheet becomes text. */
const field = (text: string) => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/** A review as CSV, one line for each finding, or for each post without one. */
export function reviewAsCsv(posts: readonly ReviewedPost[], findings: readonly Finding[]): string {
  const lines = posts.flatMap(({ slug, title }) => {
    const own = findings.filter((one) => one.slug === slug);
    return own.length > 0 ? own : [{ slug, title, kind: 'none', sentence: '' }];
  });
  return [
    ['post', 'title', 'kind', 'finding'],
    ...lines.map(({ slug, title, kind, sentence }) => [slug, title, kind, sentence]),
  ]
    .map((fields) => `${fields.map(field).join(',')}\r\n`)
    .join('');
}
