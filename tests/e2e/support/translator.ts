import type { Page } from '@playwright/test';

/** How a translator shows its words: in place of the text, around it, by changing it, or below it. */
export type Way = 'instead' | 'around' | 'in place' | 'below';

type Answers = 'at once' | 'late' | 'held';

/**
 * Translates every text of the page, and what comes later, as translators do. Its words are the same but for an invisible character, so that
 * tests find them. An answer comes at once, a task after its text was read, or when the test asks for it.
 */
function translate({ way, answers, isFirst }: { way: Way; answers?: Answers; isFirst?: boolean }) {
  const mark = '\u200b';
  const untouched = 'script, style, noscript, textarea, font, [translate=no]';

  function show(text: Text, words: string) {
    if (way === 'in place') text.nodeValue = words;
    else {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (way === 'around') {
        text.parentNode?.insertBefore(outer, text);
        inner.append(text);
        text.nodeValue = words;
      } else {
        inner.textContent = way === 'below' ? ` ${words}` : words;
        if (way === 'instead') text.replaceWith(outer);
        else text.after(outer);
      }
    }
  }

  const known = new WeakMap<Node, string>();
  function read(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (
      let node: Node | null = root instanceof Text ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    )
      texts.push(node as Text);
    for (const text of texts) {
      const words = text.data;
      const isKnown = words.includes(mark) || known.get(text) === words;
      if (!words.trim() || isKnown || text.parentElement?.closest(untouched)) continue;
      known.set(text, words);
      const answer = () => show(text, words + mark);
      if (answers === 'late') setTimeout(answer);
      else if (answers === 'held') addEventListener('translated', answer, { once: true });
      else answer();
    }
  }

  function begin() {
    read(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') read(target);
        else addedNodes.forEach(read);
    }).observe(document.body, { subtree: true, childList: true, characterData: way === 'in place' });
  }
  if (isFirst) addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** Translates the page as it is now. */
export const translateNow = (page: Page, way: Way, answers: Answers = 'at once') =>
  page.evaluate(translate, { way, answers });

/** Shows the translations of what has been read, which were held. */
export const showHeld = (page: Page) => page.evaluate(() => dispatchEvent(new Event('translated')));

/** Translates each page as soon as it is parsed, before the application starts. */
export const translateFirst = (page: Page, way: Way) => page.addInitScript(translate, { way, isFirst: true });
