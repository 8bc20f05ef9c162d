import { expect, it } from 'vitest';
import { dropUnusedNames } from './shortHtml.ts';

it('removes MUI’s class names that no style uses, and no others', () => {
  expect(
    dropUnusedNames(
      '<p class="MuiChip-root Mui-selected k-a"><i class="MuiChip-label x MuiChip-label"></i><b class="MuiBox-root">class="MuiBox-root"</b></p>',
      '.k-a .MuiChip-label{top:0}',
    ),
  ).toBe('<p class="Mui-selected k-a"><i class="MuiChip-label x"></i><b>class="MuiBox-root"</b></p>');
});
