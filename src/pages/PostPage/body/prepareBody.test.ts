// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hostileLists } from '../../../../tests/hostile/lists';
import { hostilePosts } from '../../../../tests/hostile/posts';
import { randomPosts } from '../../../../tests/hostile/randomPosts';
import { stripActiveContent } from './stripActiveContent';
import { dropTwin } from './cards';
import { prepareBody, prepareCaption } from './prepareBody';

const words = {
  watch: (host: string) => `Watch on ${host}`,
  open: (host: string) => `Open on ${host}`,
  newTab: 'opens in a new tab',
  table: 'Table',
  code: 'Code',
  rating: (stars: number) => `${stars} of 5`,
};
const blog = 'https://blog.example';
const options = {
  words,
  direction: 'ltr' as const,
  isOwn: (address: string) =>
    address.startsWith('/') || address.startsWith(`${blog}/`) || address.startsWith('data:'),
};

function body(html: string, overrides: Partial<typeof options> | { direction: 'rtl' } = {}): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = String(prepareBody(html, { ...options, ...overrides }).html);
  return root;
}

const allElements = (root: HTMLElement) => [...root.querySelectorAll('*')];

describe('Nothing in a post can run, load, restyle or navigate (B6)', () => {
  const forbidden =
    'script, style, link, meta, base, form, input, button, select, textarea, iframe, object, embed, svg, math, template, noscript';
  const address = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z.]+(?:[^a-z.:]|$))/i;

  function expectHarmless(html: string) {
    const root = body(html);
    expect(root.querySelector(forbidden)).toBeNull();
    for (const element of allElements(root)) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(
          /^(?:on|style$|srcdoc$|name$|formaction$|autofocus$|accesskey$|contenteditable$)/,
        );
        if (name === 'href') expect(value).toMatch(address);
        if (name === 'src' || name === 'poster' || name === 'srcset')
          expect(value).not.toMatch(/evil\.example|javascript:/);
        if (name === 'id') expect(value).toMatch(/^post-/);
        if (name === 'class') expect(value).toMatch(/^(?:(?:kg-|language-|footnote)[\w-]* ?)*$/);
        if (name === 'target')
          expect([value, element.getAttribute('rel')]).toEqual([
            '_blank',
            expect.stringContaining('noopener'),
          ]);
      }
    }
  }

  it.each(Object.entries(hostilePosts))('is harmless: %s', (_, html) => {
    expectHarmless(html);
    expect(body(html).textContent).toContain('words');
  });

  const payloads = Object.values(hostileLists()).flat();
  it.runIf(process.env.HOSTILE_HTML_DIR)('stays harmless for every payload of the public lists', () => {
    expect(payloads.length).toBeGreaterThan(100);
    payloads.forEach(expectHarmless);
  });

  it('never throws, whatever a post consists of', () => {
    const known = [...Object.values(hostilePosts), ...payloads];
    for (const html of randomPosts(1500, known)) {
      expect(() => prepareBody(html, options), html).not.toThrow();
      expect(() => prepareCaption(html, options), html).not.toThrow();
    }
    // Takes seconds, and more on a busy machine.
  }, 60_000);

  it('leaves nothing for a parser to report: no style, no handler, no base, no comment', () => {
    for (const html of Object.values(hostilePosts)) {
      const parsed = new DOMParser().parseFromString(stripActiveContent(html), 'text/html');
      expect(parsed.querySelector('script, style, base, meta, link')).toBeNull();
      for (const element of parsed.querySelectorAll('*')) {
        expect(element.getAttributeNames().filter((name) => /^(?:on|style$)/.test(name))).toEqual([]);
      }
    }
  });

  it('keeps the words of text that only looks like markup', () => {
    expect(body('<p>a &lt; b, style="x" and onclick=1</p>').textContent).toBe(
      'a < b, style="x" and onclick=1',
    );
    expect(body('<p>3 < 4</p>').textContent).toBe('3 < 4');
  });

  // A quadratic scan would take minutes and time out.
  it.each(['a=" ', '<style>', '<!--', '<p ', '</', '<a b="'])(
    'reads a hundred thousand times %s in a moment',
    (part) => {
      expect(stripActiveContent(part.repeat(100_000))).toBeTypeOf('string');
    },
  );
});

describe('Ghost’s cards work without Ghost’s scripts and styles (B5)', () => {
  it('turns a toggle into details and summary', () => {
    const root = body(
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Who?</span></h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p>You.</p></div></div>',
    );
    const details = root.querySelector('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')!.textContent).toBe('Who?');
    expect(details.querySelector('.kg-toggle-content')!.textContent).toBe('You.');
    expect(root.querySelector('h4')).toBeNull();
  });

  it('opens a toggle that its author left open', () => {
    const root = body(
      '<div class="kg-toggle-card" data-kg-toggle-state="open"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">A</h4></div><div class="kg-toggle-content">B</div></div>',
    );
    expect(root.querySelector('details')!.open).toBe(true);
  });

  it('gives sound and film native controls that run left to right', () => {
    const root = body(
      `<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail"><audio src="${blog}/a.wav"></audio><div class="kg-audio-title">A tone</div><div class="kg-audio-player"><span>0:00</span><button>1×</button></div></div>
       <figure class="kg-card kg-video-card" data-kg-thumbnail="${blog}/t.png"><div class="kg-video-container"><video src="${blog}/v.mp4" autoplay muted loop></video><div class="kg-video-overlay"></div></div><figcaption>A strike</figcaption></figure>`,
    );
    const [audio, video] = root.querySelectorAll<HTMLMediaElement>('audio, video');
    expect([audio!.controls, audio!.dir, audio!.getAttribute('aria-label')]).toEqual([true, 'ltr', 'A tone']);
    expect([video!.controls, video!.dir, video!.autoplay]).toEqual([true, 'ltr', false]);
    expect(video!.getAttribute('poster')).toBe(`${blog}/t.png`);
    expect(root.textContent).not.toContain('0:00');
  });

  it('replaces a frame by a link that names the host, without a request (X10)', () => {
    const root = body(
      '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" title="Demo"></iframe><figcaption>A film</figcaption></figure>',
    );
    const link = root.querySelector('a')!;
    expect(link.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(link.textContent).toBe('DemoWatch on youtube.com');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(root.querySelector('figcaption')!.textContent).toBe('A film');
  });

  it('links to a picture from another host instead of loading it', () => {
    const root = body(
      '<img src="https://images.example/p.png" alt="A gavel"><p><a href="https://x.example/"><img src="https://images.example/p.png" alt="Another"></a></p>',
    );
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('a')!.textContent).toBe('A gavelOpen on images.example');
    expect(root.querySelector('p a')!.textContent).toBe('Another');
  });

  it.each([
    ['a picture', '<img src="https://exa mple.com/x.png" alt="A gavel">', 'A gavel'],
    ['a frame', '<iframe src="https://[half/embed" title="A film"></iframe>', 'A film'],
    ['a film', '<video src="https://exa mple.com/v.mp4"></video>', ''],
  ])('leaves of %s with an address that cannot be read its title', (_what, html, title) => {
    const root = body(`<p>words</p>${html}`);
    expect(root.querySelector('a, img, video, iframe')).toBeNull();
    expect(root.textContent).toBe(`words${title}`);
  });

  it('loads the blog’s own pictures lazily, with their sizes, and gives each an alternative text', () => {
    const image = body(
      `<img src="${blog}/p.png" srcset="${blog}/s.png 600w, ${blog}/p.png 800w" width="800" height="600">`,
    ).querySelector('img')!;
    expect([image.getAttribute('loading'), image.getAttribute('alt'), image.getAttribute('width')]).toEqual([
      'lazy',
      '',
      '800',
    ]);
    expect(image.srcset).toContain('600w');
    expect(body(hostilePosts['a set of sizes with a stranger in it']!).querySelector('img')!.srcset).toBe('');
  });

  it('puts a bookmark’s author and publisher where they belong', () => {
    const root = body(
      '<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><span class="kg-bookmark-author">The Journal</span><span class="kg-bookmark-publisher">N. Writer</span></a></figure>',
    );
    expect(root.querySelector('.kg-bookmark-author')!.textContent).toBe('N. Writer');
    expect(root.querySelector('.kg-bookmark-publisher')!.textContent).toBe('The Journal');
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
    const stars = '<span class="kg-product-card-rating-active"></span>'.repeat(4) + '<span></span>';
    const rating = body(`<div class="kg-product-card-rating">${stars}</div>`).querySelector('[role=img]')!;
    expect([rating.textContent, rating.getAttribute('aria-label')]).toEqual(['★★★★☆', '4 of 5']);
  });

  it('remembers the proportions of a gallery’s pictures', () => {
    const root = body(
      `<div class="kg-gallery-image"><img src="${blog}/g.png" width="1200" height="500"></div>`,
    );
    expect(root.querySelector<HTMLElement>('.kg-gallery-image')!.dataset.ratio).toBe('24');
  });
});

describe('Text is arranged for readers of either direction (B5)', () => {
  it('keeps headings below the page’s title and lists those of the second level', () => {
    const { headings, html } = prepareBody('<h1 id="a">One</h1><h3>Two</h3><h2 id="b">Three</h2>', options);
    expect(headings).toEqual([
      { id: 'post-a', name: 'One' },
      { id: 'post-b', name: 'Three' },
    ]);
    expect(html).not.toContain('<h1');
    expect(html).toContain('<a class="kg-anchor" href="#post-b">Three</a>');
  });

  it('decodes Hebrew ids, makes repeated ones unique and lets links follow', () => {
    const root = body(
      '<h2 id="%D7%90%D7%91">א</h2><h2 id="%D7%90%D7%91">ב</h2><h2 id="-">ג</h2><p><a href="#%D7%90%D7%91">there</a></p>',
      { direction: 'rtl' },
    );
    expect([...root.querySelectorAll('h2')].map(({ id }) => id)).toEqual([
      'post-אב',
      'post-אב-2',
      'post-part-3',
    ]);
    expect(root.querySelector('p a')!.getAttribute('href')).toBe('#post-אב');
  });

  it('survives an id that is not well encoded', () => {
    expect(body('<h2 id="100%">A</h2>').querySelector('h2')!.id).toBe('post-100%');
  });

  it('aligns by start and end instead of left and right', () => {
    const root = body(
      '<table><tr><th style="text-align:right">A</th><td style="color:red; text-align: left">B</td><td align="center">C</td></tr></table>',
    );
    expect([...root.querySelectorAll<HTMLElement>('th, td')].map(({ dataset }) => dataset.align)).toEqual([
      'end',
      'start',
      'center',
    ]);
  });

  it('lets tables and code scroll inside a frame that takes the focus and has a name', () => {
    const root = body(
      '<table><caption>Fees</caption><tr><td>1</td></tr></table><pre><code class="language-js">x</code></pre>',
    );
    const [table, code] = root.querySelectorAll<HTMLElement>('[role=region]');
    expect([table!.tabIndex, table!.getAttribute('aria-label')]).toEqual([0, 'Fees']);
    expect([code!.tabIndex, code!.getAttribute('aria-label'), code!.dir]).toEqual([0, 'Code', 'ltr']);
  });

  it('turns text that is wholly in the other script, and no mixed text', () => {
    const root = body('<p>Business Days.</p><p>Stet מנסח.</p><ul><li>shall</li></ul><p dir="rtl">x</p>', {
      direction: 'rtl',
    });
    expect([...root.querySelectorAll('p')].map(({ dir }) => dir)).toEqual(['ltr', '', 'rtl']);
    expect(root.querySelector('li')!.dir).toBe('');
    expect(root.querySelector('li bdi')!.getAttribute('dir')).toBe('ltr');
  });

  it('opens a new tab only where the author asked for one, and says so', () => {
    const [plain, tab] = body(
      '<p><a href="https://x.example/" target="_top">a</a><a href="https://x.example/" target="_blank">b</a></p>',
    ).querySelectorAll('a');
    expect([plain!.target, plain!.textContent]).toEqual(['', 'a']);
    expect([tab!.target, tab!.rel, tab!.textContent]).toEqual([
      '_blank',
      'noopener',
      'b (opens in a new tab)',
    ]);
  });

  it('moves a note from the end of the post to the paragraph that refers to it', () => {
    const root = body(
      '<p>Claim.<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><p>Next.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1"><p>Source. <a href="#fnref1" class="footnote-backref">↩</a></p></li></ol></section>',
    );
    const note = root.querySelector('aside')!;
    expect(note.getAttribute('role')).toBe('note');
    expect(note.previousElementSibling!.textContent).toBe('Claim.1');
    expect(note.textContent.trim()).toBe('1 Source.');
    expect(note.id).toBe(root.querySelector('sup a')!.getAttribute('href')!.slice(1));
    expect(root.querySelector('section, hr, ol')).toBeNull();
  });

  it('numbers the notes of several cards, each of which begins with 1, through the post', () => {
    const card = (words: string) =>
      `<p>${words}<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>Source of ${words}</p></li></ol></section>`;
    const root = body(card('one') + card('two'));
    const notes = [...root.querySelectorAll('aside')];
    expect(notes.map((note) => note.textContent)).toEqual(['1 Source of one', '2 Source of two']);
    const targets = [...root.querySelectorAll('sup a')].map((link) => link.getAttribute('href')!.slice(1));
    expect(targets).toEqual(notes.map(({ id }) => id));
  });

  it('names the pages elsewhere that the text refers to, each once, and none that only a button leads to', () => {
    const html = `<p><a href="https://x.example/a?ref=b">A ruling</a> and <a href="https://x.example/a#2">again</a>, <a href="${blog}/b">ours</a></p><div class="kg-card kg-button-card"><a href="https://y.example/">Press</a></div>`;
    expect(prepareBody(html, options).sources).toEqual([
      { address: 'https://x.example/a?ref=b', words: 'A ruling' },
    ]);
  });

  it('adds the dark variant that a picture’s name announces, and removes it if it is missing', () => {
    const root = body(
      `<img class="kg-image" src="${blog}/a@light.png" srcset="${blog}/600/a@light.png 600w" alt="A" width="8" height="6">`,
    );
    const [, night] = root.querySelectorAll('img');
    expect(night!.getAttribute('src')).toBe(`${blog}/a@dark.png`);
    expect(night!.getAttribute('srcset')).toBe(`${blog}/600/a@dark.png 600w`);
    dropTwin(night!);
    expect([...root.querySelectorAll('img')].map(({ className }) => className)).toEqual(['kg-image']);
  });

  it('reads a note in the other language in its own direction', () => {
    const html =
      '<p>לפי הפסיקה.<sup class="footnote-ref"><a href="#fn1">[1]</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>Mata v. Avianca.</p></li></ol></section>';
    expect(body(html, { direction: 'rtl' }).querySelector('aside bdi')!.getAttribute('dir')).toBe('ltr');
  });

  it('reduces a caption to one line of text', () => {
    const html =
      '<p>A <b>bold</b> <a href="https://x.example/">link</a><img src="/x.png"><script>x</script></p>';
    expect(prepareCaption(html, options)).toBe(
      'A <b>bold</b> <a href="https://x.example/" rel="noopener">link</a>',
    );
  });

  it('counts the words', () => {
    expect(prepareBody('<p>One two</p> <p>three</p>', options).words).toBe(3);
  });
});
