import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { stetTokens } from './vite';

const root = mkdtempSync(join(tmpdir(), 'stet-tokens-'));
const file = join(root, 'tokens.json');
const original = readFileSync(join(import.meta.dirname, 'tokens.json'), 'utf8');
writeFileSync(join(root, 'main.js'), "import { tokens } from 'virtual:stet-tokens'; console.log(tokens);");

const config: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [stetTokens(file)] };
let server: ViteDevServer | undefined;

afterEach(() => server?.close());
afterAll(() => rmSync(root, { recursive: true }));

async function builtCode(): Promise<string> {
  const result = await build({ ...config, build: { write: false, rolldownOptions: { input: 'main.js' } } });
  if (!('output' in result)) throw new Error('One output was expected.');
  return result.output[0].code;
}

test('the browser gets values: no aliases, descriptions or token types', async () => {
  writeFileSync(file, original);
  const code = await builtCode();
  expect(code).toContain('#f6f5f1');
  expect(code).not.toMatch(/\$value|\$description|colorSpace|\{color\./);
  expect(code.length).toBeLessThan(8_000);
});

test('a malformed token stops the build with a sentence that names it (K2)', async () => {
  writeFileSync(file, original.replace('{color.primitive.paper.100}', '{color.primitive.paper.101}'));
  await expect(builtCode()).rejects.toThrow(
    'Token color.light.surface.page refers to color.primitive.paper.101, which does not exist.',
  );
});

test('a changed token reloads the page of a running development server (K2)', async () => {
  writeFileSync(file, original);
  server = await createServer({ ...config, server: { middlewareMode: true } });
  const { client } = server.environments;
  const code = async () => (await client.transformRequest('virtual:stet-tokens'))?.code;
  expect(await code()).toContain('#f6f5f1');

  const reloaded = new Promise<void>((resolve) => {
    client.hot.send = (message: unknown) => {
      if ((message as { type: string }).type === 'full-reload') resolve();
    };
  });
  writeFileSync(
    file,
    original
      .replace('"components": [\n              0.9647', '"components": [\n              0.5')
      .replace('"hex": "#f6f5f1"', '"hex": "#80f5f1"'),
  );
  await reloaded;
  expect(await code()).toContain('#80f5f1');
});
