import { expect, it } from 'vitest';
import { plainTitle } from './decodeEntities';

it.each([
  ['Rights &amp; duties: the &#8220;stet&#x201D; mark', 'Rights & duties: the “stet” mark'],
  ['One&nbsp;line &hellip;', 'One\u00a0line …'],
  ['&unknown; &#0; &', '&unknown; &#0; &'],
  ['\u200b\u202eLegal\u202c \u2066notes\u2069 ', 'Legal notes'],
  ['👩‍⚖️', '👩‍⚖️'],
  ['<b>&lt;b&gt;', '<b><b>'],
])('writes a title as it is meant (B4): %s', (title, plain) => expect(plainTitle(title)).toBe(plain));
