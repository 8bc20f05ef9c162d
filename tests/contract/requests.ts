/**
 * The requests that the embedded service and a real Ghost must answer identically. `ghost:record` stores Ghost's answers in `demo/blogs`; the
 * contract tests compare them.
 */

/** Ids that differ between services, for use in requests. */
export interface Known {
  /** The newest post. */
  slug: string;
  id: string;
  /** The last part of the address at which Ghost previews the draft. */
  draft: string;
}

export interface ContractRequest {
  /** Below `/ghost/api/content/`; with a slash at its beginning, below the blog's own address. */
  path: string;
  method?: 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  /** What to send instead of the right key. */
  key?: 'none' | 'wrong' | 'malformed';
}

const get = (path: string): ContractRequest => ({ path });
const filtered = (filter: string) => get(`posts/?fields=slug&filter=${encodeURIComponent(filter)}`);

/** Requests by the name of their recorded answer. */
export function contractRequests({ slug, id, draft }: Known): Record<string, ContractRequest> {
  return {
    // Requests of the site, and those that the embedded service is built on.
    posts: get('posts/?include=tags,authors&limit=100'),
    'posts-four': get('posts/?include=tags,authors&limit=4'),
    'posts-tagged': get('posts/?include=tags,authors&filter=tag:[citations,playbooks]'),
    'post-by-slug': get(`posts/slug/${slug}/?include=authors,tags`),
    'post-by-id': get(`posts/${id}/?include=authors,tags`),
    settings: get('settings/'),
    tags: get('tags/?include=count.posts&limit=100'),
    authors: get('authors/?include=count.posts&limit=100'),

    'posts-default': get('posts/?limit=2'),
    'posts-fields': get('posts/?fields=id,title,excerpt,published_at&limit=3'),
    'posts-fields-include': get('posts/?fields=slug&include=tags&limit=3'),
    'posts-include-unknown': get('posts/?fields=slug&include=tags,nonsense&limit=2'),
    'posts-page-two': get('posts/?fields=slug&limit=4&page=2'),
    'posts-past-the-end': get('posts/?fields=slug&limit=4&page=99'),
    'posts-limit-all': get('posts/?fields=slug&limit=all'),
    'posts-limit-zero': get('posts/?fields=slug&limit=0'),
    'posts-limit-word': get('posts/?fields=slug&limit=abc'),
    'posts-oldest-first': get('posts/?fields=slug&order=published_at%20asc'),
    'post-default': get(`posts/slug/${slug}/`),
    'tags-default': get('tags/'),
    'authors-default': get('authors/'),

    'filter-tag': filtered('tag:citations'),
    'filter-tags': filtered('tag:[citations,playbooks]'),
    'filter-internal-tag': filtered('tag:hash-newsletter'),
    'filter-unknown-tag': filtered('tag:[nothing-here]'),
    'filter-hebrew-tag': filtered('tag:[עברית]'),
    'filter-primary-tag': filtered('primary_tag:drafting'),
    'filter-author': filtered('author:review-desk'),
    'filter-featured': filtered('featured:true'),
    'filter-public': filtered('visibility:public'),
    'filter-both': filtered('tag:[playbooks,citations]+visibility:public'),
    'filter-not': filtered('tag:[drafting]+slug:-stet-defined'),
    'filter-malformed': filtered('tag:[citations'),

    'post-unknown-slug': get('posts/slug/no-such-post/'),
    'post-hebrew-slug': get(`posts/slug/${encodeURIComponent('אין-רשומה')}/`),
    'post-capital-slug': get('posts/slug/Stet-Defined/'),
    'post-draft': get('posts/slug/unfinished-draft/'),
    'post-unknown-id': get('posts/5ddc9141c35e7700383b2937/'),
    'post-malformed-id': get('posts/not-an-id/'),
    'key-none': { path: 'posts/', key: 'none' },
    'key-wrong': { path: 'posts/', key: 'wrong' },
    'key-malformed': { path: 'posts/', key: 'malformed' },
    'method-post': { path: 'posts/', method: 'POST' },
    'unknown-endpoint': get('nothing/'),
    'no-closing-slash': get('posts?limit=1'),
    preflight: {
      path: 'posts/',
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'accept-version' },
    },

    // what the theme in deploy/ghost-theme adds to Ghost's preview
    draft: get(`/p/${draft}/`),
  };
}
