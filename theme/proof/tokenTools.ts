import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveTokens } from '../src/resolveTokens';
import { variableName } from '../src/variableName';
import { hold, type Proof } from './proofs';

const tokens = resolveTokens(JSON.parse(readFileSync(join(import.meta.dirname, '../tokens.json'), 'utf8')));

const terrazzo = `
import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
const scheme = (name, selector) => ({ input: { scheme: name }, prepare: (rules) => \`\${selector} {\${rules}}\` });
export default defineConfig({
  tokens: ['./node_modules/@stet/theme/design/stet.resolver.json'],
  outDir: './terrazzo',
  plugins: [css({ permutations: [scheme('light', ':root'), scheme('dark', ':root[data-scheme=dark]')] })],
  lint: { rules: { 'core/consistent-naming': 'off' } },
});
`;

/** A file's CSS variables with aliases resolved; the last of a name wins. */
function variables(css: string): Map<string, string> {
  const found = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  for (const [name, value] of found) {
    const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (alias) found.set(name, found.get(alias) ?? value);
  }
  return found;
}

/** Style Dictionary 5 and Terrazzo 2 read the packed tokens and produce the theme's values. */
export const tokenTools: Proof = ({ folder, pack, run }) => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  run(
    'npm',
    'install',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    pack(),
    'style-dictionary@5',
    '@terrazzo/cli@2',
    '@terrazzo/plugin-css@2',
  );
  const design = join(folder, 'node_modules/@stet/theme/design');
  const found: string[] = [];
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    run(
      'sh',
      '-c',
      `cd '${design}' && '${folder}/node_modules/.bin/style-dictionary' build -c style-dictionary.${scheme}.json`,
    );
    const css = readFileSync(join(design, `build/${scheme}.css`), 'utf8');
    const written = variables(css);
    hold('Style Dictionary writes no object as text', !css.includes('[object Object]'));
    for (const [group, names] of Object.entries(tokens.colors))
      for (const [name, pair] of Object.entries(names as Record<string, [string, string]>)) {
        const variable = variableName(`color-${group}`, name);
        hold(
          `Style Dictionary: ${variable} is ${pair[index]}, not ${written.get(variable)}`,
          written.get(variable) === pair[index],
        );
      }
    hold(
      'Style Dictionary: durations',
      written.get('--stet-duration-state') === `${tokens.duration.state}ms`,
    );
    found.push(`Style Dictionary builds the ${scheme} mode: ${written.size} variables`);
  }
  writeFileSync(join(folder, 'terrazzo.config.js'), terrazzo);
  run('npx', 'tz', 'build');
  const [light = '', dark = ''] = readFileSync(join(folder, 'terrazzo/index.css'), 'utf8').split(
    ':root[data-scheme=dark]',
  );
  const [lightPage, darkPage] = tokens.colors.surface.page;
  for (const [scheme, css, page] of [
    ['light', light, lightPage],
    ['dark', dark, darkPage],
  ] as const) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16));
    const value = variables(css).get('--color-surface-page') ?? '';
    const read = [...value.matchAll(/([\d.]+)%/g)].map(([, share]) =>
      Math.round((Number(share) / 100) * 255),
    );
    hold(
      `Terrazzo: surface.page is ${page}, not ${value}`,
      read.join() === channels.join() || value === page,
    );
    found.push(`Terrazzo builds the ${scheme} mode: ${variables(css).size} variables`);
  }
  return found;
};
