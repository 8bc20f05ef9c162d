import { decoded } from '../../src/lib/decoded.ts';
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

const idsOf = (body: Element) =>
  new Set(
    [...body.querySelectorAll('[id], a[name]')].map((one) =>
      decoded(one.id || (one.getAttribute('name') ?? '')),
    ),
  );

const shortText = (element: Element) => element.textContent?.trim().slice(0, 60) ?? '';

/** Elements that need scripts or styles of their own. Those of Ghost's cards have something in their place. */
const leftOut =
  'button, canvas, embed, form, input, object, script:not([type="application/json"]), select, style, svg, textarea';

/** What a body has that the site shows in another way, whatever its blog. */
function findingsOf(body: Element) {
  const card = [...body.querySelectorAll('.kg-card')].flatMap((one) => {
    if (one.matches('.kg-signup-card')) return ['A sign-up card is left out.'];
    const [name = ''] = /kg-[\w-]+-card/.exec(one.className) ?? [];
    return isUnknownCard(one)
      ? [`The site does not know the card “${name}”: it shows its text and a link to the post in Ghost.`]
      : [];
  });
  const frame = [...body.querySelectorAll('iframe[src]')].map(
    (one) => `A frame becomes a link: ${one.getAttribute('src')}.`,
  );
  const script = [...body.querySelectorAll(leftOut)]
    .filter((one) => !one.closest('.kg-card') && !one.parentElement?.closest(leftOut))
    .map((one) => `<${one.nodeName.toLowerCase()}> is left out.`);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((one) => shortText(one) && !one.closest('.kg-card'))
    .map((one) => ({ level: Number(one.nodeName[1]), words: shortText(one) }));
  const outermost = Math.min(...headings.map(({ level }) => level));
  const heading = headings.flatMap(({ level, words }, index) => {
    const before = headings[index - 1]?.level;
    if (before === undefined && level > outermost)
      return [`The first heading, “${words}”, is deeper than later ones: it is shown on their level.`];
    if (before !== undefined && level > before + 1)
      return [`“${words}” skips a level after the heading before it: it is shown one level below that.`];
    return [];
  });
  return { card, frame, script, heading };
}

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
      return idsOf(body).has(decoded(written.slice(1))) ? undefined : 'no part of the post has that name';
    const url = URL.canParse(written, blog) ? new URL(written, `${blog}/`) : undefined;
    if (!url || url.origin !== origin || !`${url.pathname}/`.startsWith(pathname)) return undefined;
    const path = `/${url.pathname.slice(pathname.length)}`;
    const [first, second] = path.split('/').filter(Boolean);
    if (!first || isService(path) || url.hash.startsWith('#/')) return undefined;
    if (first === 'tag') return !tags || tags.includes(second ?? '') ? undefined : 'the blog has no such tag';
    const slug = path.split('/').findLast(Boolean) ?? '';
    if (!known.has(slug)) return 'the blog has no such post or page';
    const target = bodies.get(slug);
    if (url.hash && target && !idsOf(target).has(decoded(url.hash.slice(1))))
      return 'that post has no part of that name';
    return undefined;
  }

  return posts.flatMap((post) => {
    const { slug, title } = post;
    const body = bodies.get(slug)!;
    const links = [...body.querySelectorAll('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const problem = problemWith(href, body);
      return problem ? [`“${shortText(link)}” leads to ${href}: ${problem}.`] : [];
    });
    const media = [...mediaOrigins(post)]
      .filter((host) => host !== origin && !mediaHosts.includes(host))
      .map(
        (host) =>
          `Pictures, sound or films from ${host} become links; if it is yours, name it in STET_MEDIA_HOSTS.`,
      );
    const found = { ...findingsOf(body), media, link: links };
    return Object.entries(found).flatMap(([kind, sentences]) =>
      sentences.map((sentence) => ({ slug, title, kind: kind as Finding['kind'], sentence })),
    );
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
