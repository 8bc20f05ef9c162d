import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import * as whole from './index';
import * as noFlash from './noFlash';
import * as rtl from './rightToLeft';
import * as server from './server';
import { getTheme } from './app/getTheme';
import { tokens } from './tokens';

const ours = getTheme('ltr');
const stock = createTheme();
const beyond = (mine: object, theirs: object) =>
  Object.keys(mine)
    .filter((name) => !(name in theirs))
    .sort();

/** Variants that MUI does not have. */
const variantsOf = (component: 'MuiPaper' | 'MuiChip') => [
  ...new Set(
    (ours.components?.[component]?.variants ?? []).flatMap(({ props }) =>
      'variant' in props && !['outlined', 'filled', 'elevation'].includes(String(props.variant))
        ? [String(props.variant)]
        : [],
    ),
  ),
];

/** The package's public surface. A change here requires a new version and a changelog entry. */
const surface = {
  exports: {
    '.': Object.keys(whole).sort(),
    './server': Object.keys(server).sort(),
    './no-flash': Object.keys(noFlash).sort(),
    './rtl': Object.keys(rtl).sort(),
  },
  theme: beyond(ours, stock),
  palette: beyond(ours.palette, stock.palette),
  typography: beyond(ours.typography, stock.typography),
  variants: { Paper: variantsOf('MuiPaper'), Chip: variantsOf('MuiChip') },
  tokens: Object.entries(tokens).flatMap(([group, names]) =>
    Object.entries(names as object).flatMap(([name, value]) =>
      group === 'colors' || group === 'typography'
        ? Object.keys(value as object).map((part) => `${group}.${name}.${part}`)
        : [`${group}.${name}`],
    ),
  ),
};

test('the public surface is the recorded one; `vitest -u` records a change, which wants a version and a changelog line', async () => {
  await expect(`${JSON.stringify(surface, null, 2)}\n`).toMatchFileSnapshot('../surface.json');
});
