/** A generator of numbers below `limit` that gives the same row on every run, so that a failure can be repeated (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What breaks a parser of addresses, numbers or markup, and what Ghost's cards consist of. */
const fragments = [
  ...['<', '>', '"', "'", '&', '=', '/', ' ', '\0', '\t', '\n', '%', '#', ':', '[', ']', '\ud800', '\u202e'],
  ...['<img src="', '<img srcset=", ,', '<iframe src="', '<video src="', '<audio><source src="', '<a href="'],
  ...['https://', 'http:', '//', 'data:', 'mailto:', 'exa mple.com/', '[::1', 'https://a:99999/', '%E0%A4%A'],
  ...[
    'https://www.youtube.com/embed/',
    'https://player.vimeo.com/video/1',
    ' id="',
    ' class="kg-',
    ' width="1e9"',
  ],
  ...[
    '<div class="kg-card kg-toggle-card">',
    '<figure class="kg-card kg-bookmark-card">',
    '<p align="">',
    '<h2>',
  ],
  ...[
    '<sup class="footnote-ref"><a href="#fn1">',
    '<li id="fn1">',
    '<table>',
    '<td>',
    '<pre><code>',
    '</p>',
    '"/>',
  ],
  ...[
    '<div class="kg-gallery-image">',
    '<div class="kg-product-card-rating">',
    '<div class="kg-video-card">',
    'שלום',
  ],
];

/**
 * Posts that nobody wrote: rows of fragments, rows of random bytes, and known posts with a stretch replaced by either.
 * @param known posts to damage.
 */
export function randomPosts(count: number, known: readonly string[]): string[] {
  const below = numbers(20261122);
  const row = (length: number, draw: () => string) => Array.from({ length }, draw).join('');
  const byFragments = () => row(1 + below(24), () => fragments[below(fragments.length)] ?? '');
  const byBytes = () => row(1 + below(60), () => String.fromCharCode(below(256)));
  const damaged = () => {
    // The longest of them hold one long word, which makes the test slow and finds nothing.
    const post = (known[below(known.length)] ?? '').slice(0, 600);
    const at = below(post.length + 1);
    return post.slice(0, at) + (below(2) ? byFragments() : byBytes()) + post.slice(at + below(40));
  };
  const kinds = [byFragments, byBytes, damaged, () => `<img src="https://${byBytes()}">`];
  return Array.from({ length: count }, (_, index) => (kinds[index % kinds.length] ?? byBytes)());
}
