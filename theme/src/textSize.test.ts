import { expect, it } from 'vitest';
import { getTheme } from './getTheme';
import { rem } from './rem';

it.each([
  [16, '1rem'],
  [14.5, '0.90625rem'],
  ['17px', '1.0625rem'],
  ['clamp(18px, 1rem + 2vw, 32px)', 'clamp(1.125rem, 1rem + 2vw, 2rem)'],
  ['1.4em', '1.4em'],
  [undefined, undefined],
])('%s grows with the text size of the browser, as %s (X3)', (size, grown) => expect(rem(size)).toBe(grown));

it('gives every text style, and every number in sx, a size that grows (X3)', () => {
  const theme = getTheme('ltr');
  for (const style of ['body1', 'small', 'meta', 'lead', 'document', 'price'] as const) {
    expect(theme.typography[style].fontSize).toMatch(/rem/);
    expect(theme.typography[style].fontSize).not.toMatch(/px/);
  }
  expect(theme.unstable_sx({ fontSize: 21 })).toEqual({ fontSize: '1.3125rem' });
  expect(theme.unstable_sx({ gridTemplateColumns: '112px 1fr' })).toEqual({
    gridTemplateColumns: '7rem 1fr',
  });
});

it('uses the narrower layout for larger text (X3)', () => {
  const { breakpoints } = getTheme('ltr');
  expect(breakpoints.up('md')).toBe('@media (min-width:56.25em)');
  expect(breakpoints.down('md')).toBe('@media (max-width:56.247em)');
});
