import { describe, expect, it } from 'vitest';
import { drawClause } from './clause.ts';

/** What the clause's last paragraph shows while a change is marked, frame by frame. */
function seen(text: string): string[] {
  const frames = Array.from({ length: 50 }, (_, frame) => drawClause(text, { markedAt: 0 }, frame / 25));
  const texts = frames.map((markup) =>
    markup
      .slice(markup.lastIndexOf('<p>'))
      .replaceAll(/<span class="unwritten">.*?<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, ''),
  );
  return texts.filter((one, index) => one !== texts[index - 1]);
}

describe('An insertion (H7)', () => {
  it.each([
    ['Nobody is liable<ins>, except for Confidentiality</ins>.', 'Nobody is liable'],
    ['Claims expire after <del>three</del> <ins>twenty-four months</ins>.', 'Claims expire after three'],
    ['Governed by <mark><del>their law</del> <ins>the law of Israel</ins></mark>.', 'Governed by their law'],
  ])('takes the full stop along: %s', (text, before) => {
    const frames = seen(text);
    expect(frames[0]).toBe(`${before}.`);
    expect(frames.length).toBeGreaterThan(text.match(/<ins>(.*)<\/ins>/)![1]!.split(' ').length + 1);
    for (const frame of frames) expect(frame).toMatch(/[^\s,.]\.$/);
  });

  it('moves the words after it', () => {
    for (const frame of seen('Within <del>three</del> <ins>twelve</ins> months.'))
      expect(frame).toMatch(/^Within three (t|tw|twe|twel|twelv|twelve)? ?months\.$/);
  });
});
