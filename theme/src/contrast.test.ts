import { describe, expect, test } from 'vitest';
import file from '../tokens.json';
import { contrastRules } from './checkTokens';
import { contrast } from './contrast';
import { TokenFile } from './tokenFile';
import { tokens } from './tokens';

const { surface, text, line, action, mark, feedback, severity } = tokens.colors;
const rules = contrastRules(new TokenFile(file));

describe('Contrast (X3)', () => {
  test('black on white is 21, and a colour on itself is 1', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767c85', '#767c85')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('of every text and mark must be 4.5, of what shows a control 3', () => {
    const texts = Object.keys(rules).filter((name) => /^(text|mark|feedback|severity)\./.test(name));
    expect(texts.length).toBeGreaterThan(14);
    expect(texts.filter((name) => Number(rules[name]?.least) < 4.5)).toEqual([]);
    for (const name of ['line.edge', 'line.ink', 'action.focus', 'action.fill'])
      expect(rules[name]?.least, name).toBeGreaterThanOrEqual(3);
  });

  test('of running text is sufficient on every background of the page', () => {
    const grounds = ['surface.page', 'surface.sheet', 'surface.laid', 'surface.desk'];
    for (const name of ['text.primary', 'text.secondary', 'text.tertiary', 'mark.delete', 'mark.insert'])
      expect(rules[name]?.on, name).toEqual(expect.arrayContaining(grounds));
  });

  test('of paper on the colours of severities is sufficient in both schemes', () => {
    for (const ground of [feedback.error, severity.success, severity.warning, severity.info])
      for (const scheme of [0, 1] as const)
        expect(contrast(surface.sheet[scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  test('of the dark colours on the band is sufficient in the light scheme, too', () => {
    const [lightBand] = surface.band;
    for (const [, dark] of [text.primary, text.secondary, text.tertiary, action.link, mark.insert])
      expect(contrast(dark, lightBand)).toBeGreaterThanOrEqual(4.5);
    for (const ring of [line.edge[1], text.onBand[0]])
      expect(contrast(ring, lightBand)).toBeGreaterThanOrEqual(3);
  });
});
