import { expect, it } from 'vitest';
import { dropDefaultAttributes, dropUnusedNames } from './shortHtml.ts';

it('removes MUI’s class names that no style uses, and no others', () => {
  expect(
    dropUnusedNames(
      '<p class="MuiChip-root Mui-selected k-a"><i class="MuiChip-label x MuiChip-label"></i><b class="MuiBox-root">class="MuiBox-root"</b></p>',
      '.k-a .MuiChip-label{top:0}',
    ),
  ).toBe('<p class="Mui-selected k-a"><i class="MuiChip-label x"></i><b>class="MuiBox-root"</b></p>');
});

it('removes attributes that repeat defaults, but not in forms and not from other elements', () => {
  expect(
    dropDefaultAttributes(
      '<a href="/" tabindex="0">type="button"</a><button tabindex="0" type="button" value="a"></button><p tabindex="0"></p><form><button type="button"></button></form><button tabindex="-1" type="submit"></button>',
    ),
  ).toBe(
    '<a href="/">type="button"</a><button value="a"></button><p tabindex="0"></p><form><button type="button"></button></form><button tabindex="-1" type="submit"></button>',
  );
});
