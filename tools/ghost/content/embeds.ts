/** Parts of the specimen post that are the same in both languages. */

/** Ghost's callout colours, each with the sign in front of the note; one has none. */
export const callouts: [colour: string, sign: string][] = [
  ['blue', '§'],
  ['green', '§'],
  ['yellow', '§'],
  ['red', '§'],
  ['pink', '§'],
  ['purple', '§'],
  ['grey', ''],
  ['white', '§'],
  ['accent', '§'],
];

/** A YouTube embed as Ghost stores it: address, HTML, kind. */
export function videoFrame(title: string): [url: string, html: string, kind: string] {
  const allow =
    'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share';
  const source = 'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed';
  const html = `<iframe width="200" height="113" src="${source}" frameborder="0" allow="${allow}" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen title="${title}"></iframe>`;
  return ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', html, 'video'];
}

/** An X embed as Ghost stores it, script included. */
export function xEmbed(language: 'en' | 'he', words: string): [url: string, html: string, kind: string] {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const link = '<a href="https://twitter.com/example/status/1">March 1, 2026</a>';
  const html = `<blockquote class="twitter-tweet"><p lang="${language}" dir="${direction}">${words}</p>&mdash; Example (@example) ${link}</blockquote>\n<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`;
  return ['https://x.com/example/status/1', html, 'twitter'];
}

/** An HTML card with all that a page must not let run, load or restyle. */
export const hostileHtml =
  '<div id="widget">An HTML card</div><script>window.__ghostHtmlCardRan = true;</script>' +
  '<iframe src="https://example.com/embed" width="100%" height="200" loading="lazy"></iframe>' +
  '<style>#widget{color:red}body{display:none}</style>';
