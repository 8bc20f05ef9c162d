import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './Price';

it.each([
  ['whole dollars', { cents: 48_00 }, '$48'],
  ['a rate', { cents: 4_60, withCents: true }, '$4.60'],
])('writes %s, isolated from Hebrew and left alone by translators', (_what, props, text) => {
  expect(renderToStaticMarkup(<Price {...props} />)).toBe(`<bdi dir="ltr" translate="no">${text}</bdi>`);
});
