import { describe, expect, test } from 'vitest';
import file from '../tokens.json';
import { resolveTokens } from './resolveTokens';
import { parseTokens } from './tokenFile';

/** The token file with one change; `undefined` removes the value. */
function changed(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(file);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const group = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete group[last];
  else group[last] = value;
  return copy;
}

const white = { colorSpace: 'srgb', components: [1, 1, 1] };

describe('The tokens resolve to CSS', () => {
  const tokens = resolveTokens(file);

  test.each([
    ['a colour, through its alias, in both schemes', tokens.colors.surface.page, ['#f6f5f1', '#10151c']],
    ['a dimension', tokens.radius.control, '4px'],
    ['nothing, without a unit', tokens.space['0'], '0'],
    ['a dimension in rem', tokens.measure.body, '34rem'],
    ['a fluid dimension', tokens.space.section, 'clamp(4rem, 7.4vw, 6.75rem)'],
    ['a duration in milliseconds', tokens.duration.accordion, 400],
    ['a curve', tokens.easing.ink, 'cubic-bezier(0.65, 0, 0.35, 1)'],
    [
      'a font stack',
      tokens.family.text,
      '"Heebo Variable", "Heebo Hebrew", "Heebo Fallback", Arial, sans-serif',
    ],
    ['an alias inside a text style', tokens.typography.ltr.smallSerif.fontWeight, 460],
    ['a size for narrow screens', tokens.typography.ltr.display1.below600, 'clamp(1.8rem, 9.5vw, 2.6rem)'],
    ['tracking in em, English', tokens.typography.ltr.display1.letterSpacing, '-0.022em'],
    ['no tracking, Hebrew', tokens.typography.rtl.display1.letterSpacing, undefined],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });

  test('the shadow is a shadow in light and an outline in dark', () => {
    expect(tokens.shadow.light).toBe(
      '0 1px 2px 0 rgb(20 28 40 / 0.06), 0 18px 40px -18px rgb(20 28 40 / 0.22)',
    );
    expect(tokens.shadow.both).toContain('0 1px 2px 0 light-dark(rgb(20 28 40 / 0.06), transparent)');
    expect(tokens.shadow.both).toContain('0 0 0 1px light-dark(transparent, #2f3946)');
  });
});

test('a fluid size follows its $value, on narrow screens as well, and keeps its tracking', () => {
  const { display1 } = resolveTokens(changed('font/size/display1/en/$value', { value: 172, unit: 'px' }))
    .typography.ltr;
  expect(display1.fontSize).toBe('clamp(4.5rem, 11.9vw, 10.75rem)');
  expect(display1.below600).toBe('clamp(3.6rem, 19vw, 5.2rem)');
  expect(display1.letterSpacing).toBe('-0.022em');
});

describe('A malformed token is named (K2)', () => {
  test.each([
    [
      'an alias that leads nowhere',
      changed('color/light/surface/page/$value', '{color.primitive.paper.150}'),
      'Token color.light.surface.page refers to color.primitive.paper.150, which does not exist.',
    ],
    [
      'an alias that leads back to itself',
      changed('color/primitive/paper/100/$value', '{color.light.surface.page}'),
      'Token color.light.surface.page refers to itself.',
    ],
    [
      'a colour only the dark scheme has',
      changed('color/light/mark/insert', undefined),
      'Token color.light.mark.insert is missing, though the dark scheme has it.',
    ],
    [
      'a colour only the light scheme has',
      changed('color/dark/line/edge', undefined),
      'Token color.dark.line.edge is missing, though the light scheme has it.',
    ],
    [
      'a colour with two components',
      changed('color/dark/line/edge/$value', { ...white, components: [1, 1] }),
      'Token color.dark.line.edge needs three colour components.',
    ],
    [
      'a component out of range',
      changed('color/dark/line/edge/$value', { ...white, components: [1, 1, 255] }),
      'Token color.dark.line.edge has a colour component that is not between 0 and 1.',
    ],
    [
      'another colour space',
      changed('color/dark/line/edge/$value', { ...white, colorSpace: 'oklch' }),
      'Token color.dark.line.edge has the colour space "oklch"; only "srgb" is read.',
    ],
    [
      'a colour as text',
      changed('color/dark/line/edge/$value', 'red'),
      'Token color.dark.line.edge is not a colour object.',
    ],
    ['a token without a value', changed('radius/sheet', {}), 'Token radius.sheet has no $value.'],
    [
      'an unknown unit',
      changed('radius/sheet/$value', { value: 2, unit: 'pt' }),
      'Token radius.sheet has the unit "pt"; only px and rem are read.',
    ],
    [
      'a dimension without a number',
      changed('radius/sheet/$value', { value: '2', unit: 'px' }),
      'Token radius.sheet is not a dimension with a number.',
    ],
    [
      'a broken clamp',
      changed('space/section/$extensions', {
        'dev.stet.fluid': { max: { value: 108, unit: 'px' }, clamp: 'clamp(4rem, 7.4vw)' },
      }),
      'Token space.section has a fluid size that is not clamp(smallest, preferred, largest).',
    ],
    [
      'a duration in seconds',
      changed('duration/menu/$value', { value: 0.2, unit: 's' }),
      'Token duration.menu is not a duration in ms.',
    ],
    [
      'a curve of three numbers',
      changed('easing/ink/$value', [0.65, 0, 0.35]),
      'Token easing.ink is not a curve of four numbers.',
    ],
    [
      'a weight as text',
      changed('font/weight/label/$value', '500'),
      'Token font.weight.label is not a number.',
    ],
    [
      'a text style whose size leads nowhere',
      changed('typography/he/lead/$value/fontSize', '{font.size.lead.he}'),
      'Token typography.he.lead refers to font.size.lead.he, which does not exist.',
    ],
    [
      'a text style that only English has',
      changed('typography/he/lead', undefined),
      'Token typography.he.lead is missing, though English has it.',
    ],
    [
      'a text style that only Hebrew has',
      changed('typography/en/small', undefined),
      'Token typography.en.small is missing, though Hebrew has it.',
    ],
    [
      'a shadow without a blur',
      changed('shadow/sheetDark/$value', [{ color: white, offsetX: { value: 0, unit: 'px' } }]),
      'Token shadow.sheetDark is not a dimension with a number.',
    ],
    [
      'a radius below nothing',
      changed('radius/sheet/$value', { value: -4, unit: 'px' }),
      'Token radius.sheet is -4px; it must be 0 or more.',
    ],
    [
      'a weight that no font has',
      changed('font/weight/label/$value', 5000),
      'Token font.weight.label is 5000; it must be from 1 to 1000.',
    ],
    [
      'a curve that goes back in time',
      changed('easing/ink/$value', [5, 0, 0.35, 1]),
      'Token easing.ink is 5; it must be from 0 to 1.',
    ],
    [
      'a line height below nothing',
      changed('typography/en/body/$value/lineHeight', -3),
      'Token typography.en.body.lineHeight is -3; it must be from 0.5 to 4.',
    ],
    [
      'a colour of which only one of its two forms was changed',
      changed('color/primitive/paper/100/$value', { ...white, hex: '#f6f5f1' }),
      'Token color.primitive.paper.100 says #f6f5f1 under "hex" but #ffffff under "components"; change both.',
    ],
    [
      'a broken primitive rather than its alias',
      changed('color/primitive/paper/100/$value', 'red'),
      'Token color.primitive.paper.100 is not a colour object.',
    ],
    [
      'a text too pale for its ground',
      changed('color/light/text/tertiary/$value', '{color.primitive.ink.400}'),
      'Token color.light.text.tertiary (#7d8997) has a contrast of 3.26 on surface.page (#f6f5f1); it needs 4.5, so make it darker or the ground lighter.',
    ],
    [
      'a text too dark for the dark ground',
      changed('color/dark/text/tertiary/$value', '{color.primitive.ink.600}'),
      'Token color.dark.text.tertiary (#5b6573) has a contrast of 3.10 on surface.page (#10151c); it needs 4.5, so make it lighter or the ground darker.',
    ],
    [
      'a role that says nothing of its contrast',
      changed('color/light/text/tertiary/$extensions', undefined),
      'Token color.light.text.tertiary does not say which contrast it must hold; say what it must stand out from under $extensions, "dev.stet.contrast": { "least": 4.5, "on": ["surface.page"] }, or that it is a "ground" or "decorative".',
    ],
    [
      'a contrast with a ground that does not exist',
      changed('color/light/text/onBand/$extensions', {
        'dev.stet.contrast': { least: 4.5, on: ['surface.bend'] },
      }),
      'Token color.light.text.onBand must stand out from surface.bend, which does not exist.',
    ],
    [
      'a primitive that no role refers to',
      changed('color/primitive/paper/500', { $value: white, $description: 'White again' }),
      'Token color.primitive.paper.500 is used by no other token; remove it, or refer to it.',
    ],
    [
      'a token that does not say what it is for',
      changed('radius/sheet/$description', undefined),
      'Token radius.sheet does not say what it is for; add a $description.',
    ],
    [
      'a token of no kind',
      changed('radius/$type', undefined),
      'Token radius.sheet has no $type; say what it is, for example "color" or "dimension".',
    ],
    ['a missing group', changed('duration', undefined), 'Token duration is missing.'],
  ])('%s', (_what, json, sentence) => {
    expect(() => resolveTokens(json)).toThrow(new Error(sentence));
  });
});

test('a token file that is no JSON is named with line and column', () => {
  expect(() => parseTokens('{\n  "a": 1\n  "b": 2\n}')).toThrow(/line 3, column 3/);
  expect(() => parseTokens('{\n  "a": 1,')).toThrow(/line 2, column 10/);
});
