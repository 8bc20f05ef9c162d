// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blog, body, english, options } from './bodyUnderTest';
import { prepareBody } from './prepareBody';

describe('Text is prepared for both directions (B5)', () => {
  it('keeps headings below the page’s title and lists the outermost that are enough for contents', () => {
    const { headings, html } = prepareBody('<h1 id="a">One</h1><h3>Two</h3><h2 id="b">Three</h2>', options);
    expect(headings.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(html).not.toContain('<h1');
    expect(html).toContain('<a class="kg-anchor" href="#post-b">Three</a>');
  });

  it.each([
    ['a short', 40, true],
    ['a long', 400, false],
  ])('decides whether %s opening paragraph is set larger', (_length, letters, isLead) => {
    const opening = body(`<p>${'a '.repeat(letters / 2)}</p><p>More</p>`).firstElementChild;
    expect(opening?.className === 'kg-opening').toBe(isLead);
  });

  it('decodes Hebrew ids, makes duplicates unique and updates links', () => {
    const root = body(
      '<h2 id="%D7%90%D7%91">א</h2><h2 id="%D7%90%D7%91">ב</h2><h2 id="-">ג</h2><p><a href="#%D7%90%D7%91">there</a></p>',
      { language: 'he' },
    );
    expect([...root.querySelectorAll('h2')].map(({ id }) => id)).toEqual([
      'post-אב',
      'post-אב-2',
      'post-part-3',
    ]);
    expect(root.querySelector('p a')?.getAttribute('href')).toBe('#post-אב');
  });

  it.each(['two words', 'two%20words'])('keeps a link to an id with a space: “%s”', (id) => {
    const root = body(`<h2 id="${id}">A</h2><p><a href="#${id}">there</a></p>`);
    expect(root.querySelector('h2')?.id).toBe('post-two-words');
    expect(root.querySelector('p a')?.getAttribute('href')).toBe('#post-two-words');
  });

  it('survives an id that is not well encoded', () => {
    expect(body('<h2 id="100%">A</h2>').querySelector('h2')?.id).toBe('post-100%');
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

  it('lets tables scroll inside a frame that takes the focus and has a name; code wraps', () => {
    const root = body(
      '<table><caption>Fees</caption><tr><td>1</td></tr></table><pre><code class="language-js">x</code></pre>',
    );
    const table = root.querySelector<HTMLElement>('[role=region]');
    expect([table?.tabIndex, table?.getAttribute('aria-label')]).toEqual([0, 'Fees']);
    const code = root.querySelector('pre');
    expect([code?.tabIndex, code?.dir]).toEqual([-1, 'ltr']);
  });

  it('sets the direction of text that runs the other way', () => {
    const root = body('<p>Business Days.</p><p>Stet מנסח.</p><ul><li>shall</li></ul><p dir="rtl">x</p>', {
      language: 'he',
    });
    expect([...root.querySelectorAll('p')].map(({ dir }) => dir)).toEqual(['ltr', '', 'rtl']);
    expect(root.querySelector('ul')?.dir).toBe('ltr');
  });

  it('opens a new tab only where the author asked for one, and says so', () => {
    const [plain, tab] = body(
      '<p><a href="https://x.example/" target="_top">a</a><a href="https://x.example/" target="_blank">b</a></p>',
    ).querySelectorAll('a');
    expect([plain?.target, plain?.textContent]).toEqual(['', 'a']);
    expect([tab?.target, tab?.rel, tab?.textContent]).toEqual([
      '_blank',
      'noopener',
      'b (opens in a new tab)',
    ]);
  });

  it('moves a note from the end of the post to the paragraph that refers to it', () => {
    const root = body(
      '<p>Claim.<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><p>Next.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1"><p>Source. <a href="#fnref1" class="footnote-backref">↩</a></p></li></ol></section>',
    );
    const note = root.querySelector('aside');
    expect(note?.getAttribute('role')).toBe('note');
    expect(note?.previousElementSibling?.textContent).toBe('Claim.1');
    expect(note?.textContent.trim()).toBe('1 Source.');
    expect(note?.id).toBe(root.querySelector('sup a')?.getAttribute('href')?.slice(1));
    expect(root.querySelector('section, hr, ol')).toBeNull();
  });

  it('numbers the notes of several cards, each of which begins with 1, through the post', () => {
    const card = (words: string) =>
      `<p>${words}<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>Source of ${words}</p></li></ol></section>`;
    const root = body(card('one') + card('two'));
    const notes = [...root.querySelectorAll('aside')];
    expect(notes.map((note) => note.textContent)).toEqual(['1 Source of one', '2 Source of two']);
    const targets = [...root.querySelectorAll('sup a')].map((link) => link.getAttribute('href')?.slice(1));
    expect(targets).toEqual(notes.map(({ id }) => id));
  });

  const reference = '<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>';
  const notes = '<section class="footnotes"><ol><li id="fn1"><p>Source.</p></li></ol></section>';

  it.each([
    ['a table', `<table><tr><td>Claim.${reference}</td></tr></table>`, '.kg-table'],
    ['a heading', `<h2>Claim.${reference}</h2>`, 'h2'],
  ])('puts the note of %s after it', (_place, html, place) => {
    const root = body(html + notes);
    const note = root.querySelector('aside');
    expect(note?.textContent).toBe('1 Source.');
    expect(note?.previousElementSibling?.matches(place)).toBe(true);
    expect(root.querySelector('.footnotes')).toBeNull();
  });

  it('shows a note once that is cited twice, with one number', () => {
    const again = '<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">[1:1]</a></sup>';
    const root = body(`<p>Claim.${reference}</p><p>Again.${again}</p>${notes}`);
    expect([...root.querySelectorAll('aside')].map((note) => note.textContent)).toEqual(['1 Source.']);
    expect([...root.querySelectorAll('sup')].map((number) => number.textContent)).toEqual(['1', '1']);
  });

  it('keeps a note that nothing refers to', () => {
    expect(body(`<p>Claim.</p>${notes}`).textContent).toContain('Source.');
  });

  it('takes no words of ours for the text’s: in its direction, its headings and its length', () => {
    const link = '<a href="https://x.example/" target="_blank">הפסק</a>';
    const { headings, words } = prepareBody(`<h2>${link}${reference}</h2>${notes}`, options);
    expect(headings.map(({ name }) => name)).toEqual(['הפסק']);
    // The note's number is one of them.
    expect(words).toBe(3);
    expect(body(`<p>${link}</p>`).querySelector('p')?.dir).toBe('rtl');
  });

  it('leaves out empty headings, and gives each of the others an address of its own', () => {
    const { headings } = prepareBody('<h2 id="b"></h2><h2 id="part-2">One</h2><h2 id="-">Two</h2>', options);
    expect(headings).toEqual([
      { id: 'post-part-2', name: 'One' },
      { id: 'post-part-3', name: 'Two' },
    ]);
  });

  it('leads to the blog’s own sign-up', () => {
    const html = '<a href="#/portal/signup">Join</a>';
    const portal = prepareBody(html, { ...options, url: `${blog}/post/` });
    expect(String(portal.html)).toContain(`href="${blog}/post/#/portal/signup"`);
  });

  it('lists the external pages that the text links to, once each, without those of buttons', () => {
    const html = `<p><a href="https://x.example/a?ref=b">A ruling</a> and <a href="https://x.example/a#2">again</a>, <a href="${blog}/b">ours</a></p><div class="kg-card kg-button-card"><a href="https://y.example/">Press</a></div>`;
    expect(prepareBody(html, options).sources).toEqual([
      { address: 'https://x.example/a?ref=b', host: 'x.example', words: 'A ruling' },
    ]);
  });

  it.each(['https://exa mple.com/', 'https://[half', 'https://', 'https://%/'])(
    'leaves out a link that no browser can follow: %s',
    (address) => {
      const html = `<p><a href="${address}">A ruling</a></p>`;
      expect(prepareBody(html, options).sources).toEqual([]);
    },
  );

  it('reads a note in the other language in its own direction', () => {
    const html =
      '<p>לפי הפסיקה.<sup class="footnote-ref"><a href="#fn1">[1]</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>Mata v. Avianca.</p></li></ol></section>';
    const note = body(html, { language: 'he' }).querySelector<HTMLElement>('aside');
    expect([note?.dir, note?.textContent]).toEqual(['ltr', '1 Mata v. Avianca.']);
  });

  it('keeps every paragraph of a note', () => {
    const html =
      '<p>Claim.<sup class="footnote-ref"><a href="#fn1">[1]</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>One.</p><p>Two.</p></li></ol></section>';
    expect([...body(html).querySelectorAll('aside p')].map((p) => p.textContent)).toEqual(['1 One.', 'Two.']);
  });

  it.each([
    ['a docket number', 'No. 22-cv-1461 of 2023', ['22-cv-1461']],
    ['a range', '10–50 pages', ['10–50']],
    [
      'a Hebrew docket and a number after its prefix',
      'בת״א 12345-06-23, ב־17 ביוני',
      ['12345-06-23', 'ב־17'],
    ],
    ['several in one text', '9-1 and 9-2', ['9-1', '9-2']],
    ['no word without a digit', 'state-of-the-art, דו־לשוני', []],
    ['nothing as long as a line', `1-${'a'.repeat(40)}`, []],
    ['keys without the words around them', 'לחצו ⌘ K או ⇧⌘P כדי לפתוח', ['⌘ K', '⇧⌘P']],
  ])('does not break numbers: %s', (_what, words, numbers) => {
    const root = body(`<p>${words}</p><pre>1-2</pre>`);
    expect([...root.querySelectorAll('.kg-number')].map(({ textContent }) => textContent)).toEqual(numbers);
    expect(root.querySelector('p')?.textContent).toBe(words);
  });

  it.each([
    ['a telephone number', 'טלפון: +972-3-1234567.', '+972-3-1234567'],
    ['a loss', 'ירידה של -5% בשנה', '-5%'],
    ['an amount', 'יתרה: $-1,200', '$-1,200'],
    ['another', 'יתרה: -₪1,200', '-₪1,200'],
    ['keys', 'הקישו <kbd>Ctrl</kbd> + <kbd>Shift</kbd>+<kbd>P</kbd> כאן', 'Ctrl + Shift+P'],
  ])('keeps the order of %s in Hebrew', (_what, html, whole) => {
    const found = [...body(`<p>${html}</p>`, { language: 'he' }).querySelectorAll('[dir=ltr]')];
    expect(found.map(({ textContent }) => textContent)).toEqual([whole]);
  });

  it('keeps the punctuation of a line in the other direction at its end', () => {
    const [first, second] = body(
      '<p>שורה ראשונה.<br><b>The</b> second.<br>שורה שלישית?</p><p>No.<br>כן</p>',
      {
        language: 'he',
      },
    ).querySelectorAll('p');
    expect(first?.innerHTML).toBe(
      'שורה ראשונה.<br><span dir="ltr"><b>The</b> second.</span><br>שורה שלישית?',
    );
    expect(second?.innerHTML).toBe('<span dir="ltr">No.</span><br>כן');
  });

  it('finds the direction of a caption in its words, not in its picture', () => {
    const caption = '<figcaption>צילום: <a href="https://x.example/">Ada Levi</a></figcaption>';
    const root = body(`<figure><img src="${blog}/a.png" alt="A seal">${caption}</figure>`, {
      language: 'he',
    });
    expect(root.querySelector('figure, figcaption')?.closest('[dir]')).toBeNull();
  });

  it('puts a list that is alone in an item into the item before it, and gives a first one no mark', () => {
    const root = body(
      '<ul><li>a</li><li><ol start="3"><li>b</li></ol></li></ul><ul><li><ul><li>c</li></ul></li></ul>',
    );
    const [first, second] = root.querySelectorAll(':scope > ul');
    expect(first?.innerHTML).toBe('<li>a<ol start="3"><li>b</li></ol></li>');
    expect(second?.firstElementChild?.className).toBe('kg-nest');
  });

  it('keeps file names with spaces and commas, in addresses and sets of sizes', () => {
    const folder = `${english}/content/images`;
    const [image, plain] = body(
      `<img src="${folder}/a file.png" srcset="${folder}/size/w600/a file, two.png 600w, ${folder}/a file.png 1000w">` +
        `<img src="${folder}/b.png" srcset="${folder}/b.png, ${folder}/b2.png 2x">`,
      { isOwn: () => true },
    ).querySelectorAll('img');
    expect(image?.getAttribute('src')).toBe(`${folder}/a file.png`);
    expect(image?.getAttribute('srcset')).toBe(
      `${folder}/size/w600/a%20file,%20two.png 600w, ${folder}/a%20file.png 1000w`,
    );
    expect(plain?.getAttribute('srcset')).toBe(`${folder}/b.png, ${folder}/b2.png 2x`);
  });

  it.each([
    ['of Word', '<a href="#_ftn1" name="_ftnref1">[1]</a>', '<a href="#_ftnref1" name="_ftn1">[1]</a>'],
    ['of Markdown', '<a href="#fn:1" id="fnref:1">1</a>', '<li id="fn:1">x <a href="#fnref:1">↩</a></li>'],
    [
      'with names alone',
      '<a name="here"></a><a href="#there">x</a>',
      '<a name="there"></a><a href="#here">y</a>',
    ],
  ])('leads to notes and back: %s', (_what, there, back) => {
    const root = body(`<p>Claim${there}</p><ol>${back}</ol>`);
    const links = [...root.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect(links).toHaveLength(2);
    for (const id of links) expect(root.querySelector(`[id="${id}"]`), id).not.toBeNull();
  });

  it.each([
    ['#', '#top'],
    ['#top', '#top'],
    ['#Top', '#top'],
  ])('leads to the top by %s', (address, top) => {
    expect(body(`<p><a href="${address}">up</a></p>`).querySelector('a')?.getAttribute('href')).toBe(top);
  });
});
