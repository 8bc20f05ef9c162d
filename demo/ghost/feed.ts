/** A blog's feed at `/rss/`. */
import { contentFor } from './contentApi.ts';
import type { Language } from './recording.ts';
import type { Reply } from '../reply.ts';

const escape = (text: unknown) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The newest posts as RSS 2.0. */
export function feedReply(language: Language): Reply {
  const { posts, settings } = contentFor(language);
  const { title, description, url } = settings['settings'] as Record<string, string>;
  const items = posts.slice(0, 15).map((post) => {
    const date = new Date(post['published_at'] as string).toUTCString();
    const [name, link, about] = [post['title'], post['url'], post['custom_excerpt'] ?? ''].map(escape);
    return `<item><title>${name}</title><description>${about}</description><link>${link}</link><guid isPermaLink="false">${post['id']}</guid><pubDate>${date}</pubDate></item>`;
  });
  const head = `<title>${escape(title)}</title><description>${escape(description)}</description><link>${escape(url)}</link>`;
  return {
    status: 200,
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`,
  };
}
