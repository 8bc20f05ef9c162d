// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hostileLists } from '../../../../tests/hostile/lists';
import { hostilePosts } from '../../../../tests/hostile/posts';
import { randomPosts } from '../../../../tests/hostile/randomPosts';
import { body, options } from './bodyUnderTest';
import { prepareBody, prepareCaption } from './prepareBody';

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

  it('never throws for any input', () => {
    const known = [...Object.values(hostilePosts), ...payloads];
    for (const html of randomPosts(500, known)) {
      expect(() => prepareBody(html, options), html).not.toThrow();
      expect(() => prepareCaption(html, options), html).not.toThrow();
    }
    // Takes seconds, and more on a busy machine.
  });

  it('keeps text that only looks like markup', () => {
    expect(body('<p>a &lt; b, style="x" and onclick=1</p>').textContent).toBe(
      'a < b, style="x" and onclick=1',
    );
    expect(body('<p>3 < 4</p>').textContent).toBe('3 < 4');
  });

  // A quadratic scan would take minutes and time out.
  it.each(['a=" ', '<style>', '<!--', '<p ', '</', '<a b="', '<p style '])(
    'handles fifty thousand times %s quickly',
    (part) => {
      expect(body(part.repeat(50_000))).toBeInstanceOf(HTMLElement);
    },
  );
});

describe('A post as it is handed to the page (B4)', () => {
  it('keeps of a caption its text, links and paragraphs', () => {
    const html =
      '<p>A <b>bold</b> <a href="https://x.example/">link</a><img src="/x.png"><script>x</script></p>';
    expect(prepareCaption(html, options)).toBe(
      '<p>A <b>bold</b> <a href="https://x.example/" rel="noopener">link</a></p>',
    );
  });

  it('counts the words', () => {
    expect(prepareBody('<p>One two</p> <p>three</p>', options).words).toBe(3);
  });
});
