import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as whole from './index';
import * as noFlash from './noFlash';
import * as rtl from './rightToLeft';
import * as server from './server';
import { getTheme } from './app/getTheme';
import { tokens } from './tokens';

/** What an application can see. A change here is a change of the package's version, and a line in its changelog. */
const surface = {
  exports: {
    '.': Object.keys(whole).sort(),
    './server': Object.keys(server).sort(),
    './no-flash': Object.keys(noFlash).sort(),
    './rtl': Object.keys(rtl).sort(),
  },
  textStyles: Object.entries(getTheme('ltr').typography)
    .filter(([, style]) => typeof style === 'object' && 'fontSize' in style)
    .map(([name]) => name)
    .sort(),
  tokens: Object.entries(tokens).flatMap(([group, names]) =>
    Object.entries(names as object).flatMap(([name, value]) =>
      group === 'colors' || group === 'typography'
        ? Object.keys(value as object).map((part) => `${group}.${name}.${part}`)
        : [`${group}.${name}`],
    ),
  ),
};

test('the public surface is the recorded one (theme/surface.json); a change needs a version and a changelog line', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../surface.json'), 'utf8'));
  expect(surface).toEqual(recorded);
});
