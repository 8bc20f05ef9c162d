import { randomNumbers } from '../randomNumbers.ts';

/** Fragments that break parsers of addresses, numbers or markup, and parts of Ghost's cards. */
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
 * Random posts: sequences of fragments, random bytes, and known posts with a part replaced by either.
 * @param known posts to damage.
 */
export function randomPosts(count: number, known: readonly string[]): string[] {
  const below = randomNumbers(20261122);
  const row = (length: number, draw: () => string) => Array.from({ length }, draw).join('');
  const byFragments = () => row(1 + below(24), () => fragments[below(fragments.length)] ?? '');
  const byBytes = () => row(1 + below(60), () => String.fromCharCode(below(256)));
  const damaged = () => {
    // Longer posts contain one long word, which is slow and finds nothing.
    const post = (known[below(known.length)] ?? '').slice(0, 600);
    const at = below(post.length + 1);
    return post.slice(0, at) + (below(2) ? byFragments() : byBytes()) + post.slice(at + below(40));
  };
  const kinds = [byFragments, byBytes, damaged, () => `<img src="https://${byBytes()}">`];
  return Array.from({ length: count }, (_, index) => (kinds[index % kinds.length] ?? byBytes)());
}
