// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hostilePosts } from '../../../../tests/hostile/posts';
import { blog, body } from './bodyUnderTest';
import { removeFailedPicture } from './cards';

describe('Ghost’s cards work without Ghost’s scripts and styles (B5)', () => {
  it.each([
    ['close', false],
    ['open', true],
  ])('turns a toggle in state “%s” into details and summary', (state, isOpen) => {
    const root = body(
      `<div class="kg-card kg-toggle-card" data-kg-toggle-state="${state}"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Who?</span></h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p>You.</p></div></div>`,
    );
    const details = root.querySelector('details');
    expect(details?.open).toBe(isOpen);
    expect(details?.querySelector('summary')?.textContent).toBe('Who?');
    expect(details?.querySelector('.kg-toggle-content')?.textContent).toBe('You.');
    expect(root.querySelector('h4')).toBeNull();
  });

  it('gives sound and film native controls that run left to right', () => {
    const root = body(
      `<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail"><audio src="${blog}/a.wav"></audio><div class="kg-audio-title">A tone</div><div class="kg-audio-player"><span>0:00</span><button>1×</button></div></div>
       <figure class="kg-card kg-video-card" data-kg-thumbnail="${blog}/t.png"><div class="kg-video-container"><video src="${blog}/v.mp4" autoplay muted loop></video><div class="kg-video-overlay"></div></div><figcaption>A strike</figcaption></figure>`,
    );
    const [audio, video] = root.querySelectorAll<HTMLMediaElement>('audio, video');
    expect([audio?.controls, audio?.dir, audio?.getAttribute('aria-label')]).toEqual([true, 'ltr', 'A tone']);
    expect([video?.controls, video?.dir, video?.autoplay]).toEqual([true, 'ltr', false]);
    expect(video?.getAttribute('poster')).toBe(`${blog}/t.png`);
    expect(root.textContent).not.toContain('0:00');
  });

  it('replaces a frame by a link that names the host, without a request (X10)', () => {
    const root = body(
      '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" title="Demo"></iframe><figcaption>A film</figcaption></figure>',
    );
    const link = root.querySelector('a');
    expect(link?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(link?.textContent).toBe('DemoWatch on youtube.com');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(root.querySelector('figcaption')?.textContent).toBe('A film');
  });

  const player = 'https://www.youtube-nocookie.com/embed';
  it.each([
    [
      '//www.youtube.com/embed/a1?start=90&end=95',
      'https://www.youtube.com/watch?v=a1&t=90s',
      `${player}/a1?autoplay=1&start=90&end=95`,
    ],
    [
      'https://www.youtube-nocookie.com/embed/a1?t=1h2m3s',
      'https://www.youtube.com/watch?v=a1&t=3723s',
      `${player}/a1?autoplay=1&start=3723`,
    ],
    [
      'https://www.youtube.com/embed?listType=playlist&list=PL1',
      'https://www.youtube.com/playlist?list=PL1',
      `${player}/videoseries?autoplay=1&list=PL1`,
    ],
    [
      'https://www.youtube.com/embed/a1?list=PL1',
      'https://www.youtube.com/watch?v=a1&list=PL1',
      `${player}/a1?autoplay=1&list=PL1`,
    ],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC1',
      'https://www.youtube.com/embed/live_stream?channel=UC1',
      undefined,
    ],
    ['https://youtu.be/a1?t=90', 'https://youtu.be/a1?t=90', undefined],
    [
      'https://player.vimeo.com/video/7?h=ab#t=30s',
      'https://vimeo.com/7/ab#t=30s',
      'https://player.vimeo.com/video/7?autoplay=1&dnt=1&h=ab#t=30s',
    ],
    ['https://open.spotify.com/embed-podcast/show/a?si=b', 'https://open.spotify.com/show/a', undefined],
    [
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F1',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F1',
      undefined,
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
      'https://soundcloud.com/a/b',
      undefined,
    ],
    ['https://social.example/@ada/7/embed', 'https://social.example/@ada/7', undefined],
    ['https://x.example/p?a=1&cb={{CACHEBUSTER}}', 'https://x.example/p?a=1', undefined],
  ])('leads to what a frame shows: %s', (source, page, embed) => {
    const link = body(`<iframe src="${source}"></iframe>`).querySelector('a');
    expect([link?.getAttribute('href'), link?.dataset.embed]).toEqual([page, embed]);
  });

  it('leads to Ghost from a frame without an address, or with one that its script completes', () => {
    for (const frame of ['srcdoc="<p>x</p>"', 'data-src="https://x.example/ghost/embed/{uuid}"']) {
      const url = `${blog}/a-post/`;
      const inText = body(`<p>words</p><iframe title="A player" ${frame}></iframe>`, { url });
      expect(inText.querySelector('a')?.getAttribute('href')).toBe(url);
      const inCard = body(
        `<div class="kg-card kg-new-card"><iframe title="A player" ${frame}></iframe></div>`,
        { url },
      );
      expect(Array.from(inCard.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([url]);
      for (const root of [inText, inCard]) expect(root.textContent).toContain('A player');
    }
  });

  it('says where a picture leads that has no words', () => {
    const picture = `<img src="${blog}/p.png" alt="CTA Image">`;
    const root = body(
      `<div class="kg-card kg-cta-card"><div class="kg-cta-image-container"><a href="https://x.example/">${picture}</a></div></div><p><a href="https://y.example/"><img src="${blog}/p.png"></a></p><p><a href="https://x.example/">Words ${picture}</a></p>`,
    );
    expect(Array.from(root.querySelectorAll('img'), ({ alt }) => alt)).toEqual([
      'x.example',
      'y.example',
      '',
    ]);
  });

  it('says where the hidden parts of a quoted post are', () => {
    const root = body(
      '<figure class="kg-card kg-embed-card"><blockquote class="bluesky-embed"><p>A note.<br><a href="https://bsky.app/1">[image or embed]</a></p>&mdash; Ada (<a href="https://bsky.app/a">@ada.example</a>) <a href="https://bsky.app/1">November 28, 2024 at 1:50 PM</a></blockquote><script src="https://embed.bsky.app/e.js"></script></figure>',
    );
    expect(Array.from(root.querySelectorAll('a'), ({ textContent }) => textContent)).toEqual([
      'bsky.app',
      '@ada.example',
      'the day 2024-11-28',
    ]);
  });

  it('reserves the room of a film’s player, also inside a paragraph', () => {
    const frame = '<iframe src="https://player.vimeo.com/video/1" title="A film"></iframe>';
    const root = body(`<figure>${frame}</figure><p>${frame}</p><iframe src="https://x.example/"></iframe>`);
    const places = root.querySelectorAll('.kg-player:empty');
    expect(Array.from(places, ({ nextElementSibling: next }) => next?.matches('a[data-embed]'))).toEqual([
      true,
      true,
    ]);
    expect(root.querySelectorAll('p > .kg-player')).toHaveLength(1);
  });

  it.each([
    '<iframe src="https://x.example/" title="A film"></iframe>',
    '<video src="https://x.example/a.mp4"></video>',
  ])('puts no link into a link: %s', (element) => {
    const root = body(`<p><a href="https://y.example/">${element}</a></p>`);
    expect(root.querySelectorAll('a')).toHaveLength(1);
    expect(root.querySelector('a')?.textContent).toMatch(/A film|x\.example/);
  });

  it('does not link to a sound whose address is its content', () => {
    const root = body('<audio src="data:audio/mpeg;base64,AAAA"></audio>', { isOwn: () => false });
    expect(root.querySelector('a')).toBeNull();
  });

  it('links to a picture from another host instead of loading it', () => {
    const root = body(
      '<img src="https://images.example/p.png" alt="A gavel"><p><a href="https://x.example/"><img src="https://images.example/p.png" alt="Another"></a></p>',
    );
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('a')?.textContent).toBe('A gavelOpen on images.example');
    expect([...root.querySelectorAll('a')].at(-1)?.textContent).toBe('Another');
  });

  it('isolates the name under a quoted post, and gives its date in the page’s language', () => {
    const line = body(
      '<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet"><p>words</p>— Example (@example) <a href="https://x.example/1">March 1, 2026</a></blockquote></figure>',
      { language: 'he' },
    ).querySelector('.kg-quoted');
    expect(line?.querySelector('bdi')?.textContent).toBe('Example (@example)');
    expect(line?.querySelector('a')?.textContent).toBe('the day 2026-03-01');
  });

  it('keeps an unparsable date under a quoted post', () => {
    const line = body(
      '<figure class="kg-card kg-embed-card"><blockquote><p>words</p>— Example <a href="https://x.example/1">Section 12, 2026</a></blockquote></figure>',
    ).querySelector('.kg-quoted');
    expect(line?.textContent).toBe('ExampleSection 12, 2026');
  });

  it.each([
    ['a picture', '<img src="https://exa mple.com/x.png" alt="A gavel">', 'A gavel'],
    ['a frame', '<iframe src="https://[half/embed" title="A film"></iframe>', 'A film'],
    ['a film', '<video src="https://exa mple.com/v.mp4"></video>', ''],
  ])('keeps only the title of %s with an unparsable address', (_what, html, title) => {
    const root = body(`<p>words</p>${html}`);
    expect(root.querySelector('a, img, video, iframe')).toBeNull();
    expect(root.textContent).toBe(`words${title}`);
  });

  it('loads the blog’s own pictures lazily, with their sizes, and gives each an alternative text', () => {
    const image = body(
      `<img src="${blog}/p.png" srcset="${blog}/s.png 600w, ${blog}/p.png 800w" width="800" height="600">`,
    ).querySelector('img');
    expect([
      image?.getAttribute('loading'),
      image?.getAttribute('alt'),
      image?.getAttribute('width'),
    ]).toEqual(['lazy', '', '800']);
    expect(image?.srcset).toContain('600w');
    expect(
      body(hostilePosts['a set of sizes with a stranger in it'] ?? '').querySelector('img')?.srcset,
    ).toBe('');
  });

  it('assigns a bookmark’s author and publisher correctly', () => {
    const root = body(
      '<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><span class="kg-bookmark-author">The Journal</span><span class="kg-bookmark-publisher">N. Writer</span></a></figure>',
    );
    expect(root.querySelector('.kg-bookmark-author')?.textContent).toBe('N. Writer');
    expect(root.querySelector('.kg-bookmark-publisher')?.textContent).toBe('The Journal');
  });

  it('removes sign-up forms and script embeds, which need Ghost’s scripts', () => {
    expect(
      body('<div class="kg-card kg-signup-card"><h2>Sign up</h2><form><input></form></div>').textContent,
    ).toBe('');
    expect(
      body('<figure class="kg-card kg-embed-card"><script src="https://x.example/w.js"></script></figure>')
        .innerHTML,
    ).toBe('');
  });

  it('writes a product’s rating as stars with their number', () => {
    const star = '<span class="kg-product-card-rating-active"></span>';
    for (const [given, stars, label] of [
      [4, '★★★★☆', '4 of 5'],
      [9, '★★★★★', '5 of 5'],
    ] as const) {
      const html = `<div class="kg-product-card-rating">${star.repeat(given)}<span></span></div>`;
      const rating = body(html).querySelector('[role=img]');
      expect([rating?.textContent, rating?.getAttribute('aria-label')]).toEqual([stars, label]);
    }
  });

  it('keeps the proportions of a gallery’s pictures', () => {
    const root = body(
      `<div class="kg-gallery-image"><img src="${blog}/g.png" width="1200" height="500"></div>`,
    );
    expect(root.querySelector<HTMLElement>('.kg-gallery-image')?.dataset.ratio).toBe('24');
  });

  it('adds the dark variant that a picture’s name announces, and removes it if it is missing', () => {
    const root = body(
      `<img class="kg-image" src="${blog}/a@light.png" srcset="${blog}/600/a@light.png 600w" alt="A" width="8" height="6">`,
    );
    const [, darkImage] = root.querySelectorAll('img');
    expect(darkImage?.getAttribute('src')).toBe(`${blog}/a@dark.png`);
    expect(darkImage?.getAttribute('srcset')).toBe(`${blog}/600/a@dark.png 600w`);
    if (darkImage) removeFailedPicture(darkImage);
    expect([...root.querySelectorAll('img')].map(({ className }) => className)).toEqual(['kg-image']);
  });
});
