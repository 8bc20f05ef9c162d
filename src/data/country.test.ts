import { expect, test } from 'vitest';
import { countryOf } from './country';

test.each([
  [{ data: { country: 'Israel' } }, 'il'],
  [{ country: 'Israel' }, 'il'],
  [{ data: { country: 'ISRAEL' } }, 'il'],
  [{ data: { country: 'IL' } }, 'il'],
  [{ data: { country: 'il' } }, 'il'],
  [{ country: 'isr' }, 'il'],
  [{ country: ' Israel ' }, 'il'],
  [{ data: { country: 'France' } }, 'non-il'],
  [{ country: 'US' }, 'non-il'],
  [{ data: { country: 'Ireland' } }, 'non-il'],
  [{ data: null, country: 'IL' }, 'il'],
  [{ data: { country: 'IL' }, country: 'US' }, 'il'],
  [{ data: { country: '' } }, undefined],
  [{ data: { country: null } }, undefined],
  [{ data: { country: 972 } }, undefined],
  [{ data: {} }, undefined],
  [{}, undefined],
  [[], undefined],
  ['Israel', undefined],
  [null, undefined],
])('parses the answer %j as %s (L4)', (body, country) => {
  expect(countryOf(body)).toBe(country);
});
