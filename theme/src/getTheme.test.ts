import { describe, expect, test } from 'vitest';
import { getTheme } from './getTheme';

describe.each(['ltr', 'rtl'] as const)('The theme of %s', (direction) => {
  const theme = getTheme(direction);

  test('is built once', () => {
    expect(getTheme(direction)).toBe(theme);
    expect(theme.direction).toBe(direction);
  });

  test('holds both schemes: every colour of the palette is a variable', () => {
    expect(theme.palette.surface.page).toBe('var(--stet-surface-page)');
    expect(theme.palette.text.onBandSecondary).toBe('var(--stet-text-on-band-secondary)');
    expect(theme.palette.primary.main).toBe('var(--stet-action-fill)');
  });

  test('mixes colours in CSS, where MUI would compute with them', () => {
    expect(theme.alpha(theme.palette.primary.main, 0.5)).toContain('var(--stet-action-fill)');
    expect(theme.lighten(theme.palette.primary.main, 0.5)).toContain('var(--stet-action-fill)');
  });

  test('has one shadow for every elevation', () => {
    expect(new Set(theme.shadows)).toEqual(new Set(['none', 'var(--stet-shadow-sheet)']));
  });

  test('leaves out of MUI’s transitions what would lay out or paint every frame', () => {
    const { create } = theme.transitions;
    expect(create(['opacity', 'transform', 'height'])).toMatch(
      /^opacity 200ms [^,]+\([^)]+\) 0ms,transform 200ms/,
    );
    expect(create(['opacity', 'transform', 'height'])).not.toContain('height');
    expect([create('height'), create(['box-shadow', 'color']), create()]).toEqual(['none', 'none', 'none']);
  });

  test('has none of MUI’s own text styles that the site does not use', () => {
    expect(theme.typography.h1).toBeUndefined();
    expect(theme.typography.overline).toBeUndefined();
  });
});

test('uses the Latin type scale left to right, the larger, untracked Hebrew one right to left', () => {
  const [latin, hebrew] = [getTheme('ltr').typography, getTheme('rtl').typography];
  expect(latin.display1).toMatchObject({ fontSize: 'clamp(2.25rem, 5.95vw, 5.375rem)', lineHeight: 1.17 });
  expect(latin.display1.letterSpacing).toBe('-0.022em');
  expect(hebrew.display1).toMatchObject({ fontSize: 'clamp(2.5rem, 6.6vw, 6.25rem)', lineHeight: 1.26 });
  expect(hebrew.display1.letterSpacing).toBeUndefined();
  expect(hebrew.body1.lineHeight).toBeGreaterThan(Number(latin.body1.lineHeight));
});

test('the hero title has its own size below 600 px', () => {
  expect(getTheme('ltr').typography.display1).toHaveProperty(['@media (max-width: 37.497em)'], {
    fontSize: 'clamp(1.8rem, 9.5vw, 2.6rem)',
  });
});
