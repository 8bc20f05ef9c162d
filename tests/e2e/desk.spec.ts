import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import english from '../../translations/en/desk.json' with { type: 'json' };
import hebrew from '../../translations/he/desk.json' with { type: 'json' };

const own = 'theme/tokens.json';
const file = join(mkdtempSync(join(tmpdir(), 'stet-desk-')), 'tokens.json');
const read = () => readFileSync(file, 'utf8').split('\n');
let server: ViteDevServer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copyFileSync(own, file);
  process.env.STET_TOKENS = file;
  const configFile = 'theme/desk/vite.config.ts';
  server = await createServer({
    configFile,
    mode: 'demo',
    logLevel: 'error',
    server: { port: 0, open: false },
  });
  await server.listen();
  origin = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

/** What a function finds in each of the four pages. */
const inFrames = async <T>(page: Page, find: (root: HTMLElement) => T) =>
  Promise.all(
    page
      .frames()
      .filter((frame) => frame.name() === 'page')
      .map(async (frame) => (await frame.$('html'))!.evaluate(find)),
  );

/** The status of a request to save. */
const post = (headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/desk/tokens`, { method: 'POST', headers }, ({ statusCode }) =>
      resolve(statusCode),
    );
    sent.on('error', reject).end(JSON.stringify({ 'radius.control': { value: 9, unit: 'px' } }));
  });

test('a designer changes tokens on four pages, is told what fails, and saves one value (K5)', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const status = page.getByRole('banner').getByRole('status');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const color = page.getByRole('textbox', { name: english['desk.edit.color'] });
  const panel = page.getByRole('region', { name: english['desk.edit.panel'] });
  const choose = async (path: string) => {
    await page.getByRole('combobox', { name: english['desk.tokens.search'] }).fill(path);
    await page.getByRole('option', { name: path, exact: true }).click();
  };
  const shadows = () =>
    inFrames(page, (root) =>
      getComputedStyle(root).getPropertyValue('--stet-shadow-sheet').split('light-dark'),
    );

  await test.step('sees four pages', async () => {
    await page.goto(`${origin}/desk`);
    const frames = page.getByRole('region', { name: english['desk.frames.label'] }).locator('iframe');
    await expect(frames).toHaveCount(4, { timeout: 120_000 });
    for (const frame of await frames.all())
      await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
    await expect(status).toHaveText(english['desk.build.accepts']);
    await inFrames(page, (root) => (root.dataset.stays = 'yes'));
  });

  await test.step('drags a colour, and sees it on all of them without a reload', async () => {
    const thumb = page.getByRole('slider', { name: english['desk.edit.lightness'] });
    const { x, y } = (await thumb.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 5, { steps: 5 });
    await page.mouse.move(x + 120, y + 5, { steps: 5 });
    const dragged = await color.inputValue();
    expect(dragged).not.toBe('#1c46b0');
    const seen = await inFrames(page, (root) => [
      root.style.getPropertyValue('--stet-mark-insert'),
      root.dataset.stays,
    ]);
    expect(seen).toEqual(Array(4).fill([`light-dark(${dragged}, #94b5ff)`, 'yes']));
    await page.mouse.up();
  });

  await test.step('is told which pairs fail, and cannot save them', async () => {
    const first = page.getByRole('region', { name: 'Contrast' }).getByRole('row').nth(1);
    await expect(first).toContainText(/action\.focus|mark\.insert/);
    await expect(first).toContainText(english['desk.contrast.fails']);
    await expect(status).toContainText('Token color.light.action.focus (');
    await button(english['desk.save.action']).click();
    const alert = page.getByRole('alert').filter({ hasText: english['desk.save.failed'] });
    await expect(alert).toContainText('Token color.light.action.focus');
    expect(read()).toEqual(readFileSync(own, 'utf8').split('\n'));
  });

  await test.step('compares with the last commit, and takes it back in one step', async () => {
    const blue = () => inFrames(page, (root) => root.style.getPropertyValue('--stet-mark-insert'));
    const compare = page.getByRole('switch', { name: english['desk.step.compare'] });
    await compare.check();
    await expect.poll(blue).toEqual(Array(4).fill('light-dark(#1c46b0, #94b5ff)'));
    await compare.uncheck();
    await button(english['desk.step.undo']).click();
    await expect(color).toHaveValue('#1c46b0');
    await expect(status).toHaveText(english['desk.build.accepts']);
  });

  await test.step('goes from a token to those that it feeds', async () => {
    await panel.getByRole('button', { name: 'color.light.mark.insert' }).click();
    await expect(panel.getByRole('combobox')).toHaveValue('color.primitive.blue.700');
    await panel.getByRole('button', { name: 'color.primitive.blue.700' }).click();
    await expect(color).toHaveValue('#1c46b0');
  });

  await test.step('adds a layer to a shadow, removes it, and resets this token', async () => {
    await choose('shadow.sheet');
    const layers = panel.getByRole('group', { name: /^Layer \d$/ });
    const before = await shadows();
    await button(english['desk.edit.addLayer']).click();
    await expect(layers).toHaveCount(3);
    await expect.poll(async () => (await shadows()).map(({ length }) => length)).toEqual(Array(4).fill(5));
    await button('Remove layer 1').click();
    await expect(layers).toHaveCount(2);
    await panel.getByRole('button', { name: english['desk.edit.reset'] }).click();
    await expect.poll(shadows).toEqual(before);
  });

  await test.step('changes a size and a radius on the pages that stand, and is told what no longer fits', async () => {
    await choose('font.size.h3.all');
    await page.getByRole('textbox', { name: 'all', exact: true }).fill('155');
    await choose('radius.control');
    await page.getByRole('textbox', { name: 'control', exact: true }).fill('9');
    const radii = () =>
      inFrames(page, (root) => [
        getComputedStyle(root.querySelector('.MuiButton-root')!).borderRadius,
        root.dataset.stays,
      ]);
    await expect.poll(radii).toEqual(Array(4).fill(['9px', 'yes']));
    const overflow = page.getByRole('region', { name: 'At 320 px' }).getByRole('row').nth(1);
    await expect(overflow).toContainText(/\d px/, { timeout: 120_000 });
    await button(english['desk.step.reset']).click();
    await expect(button('Changed: 0')).toBeVisible();
  });

  await test.step('moves a slider by key, and undoes by key', async () => {
    await choose('color.primitive.blue.700');
    await page.getByRole('slider', { name: english['desk.edit.hue'] }).press('ArrowRight');
    await expect(color).not.toHaveValue('#1c46b0');
    await page.keyboard.press('Control+z');
    await expect(color).toHaveValue('#1c46b0');
  });

  await test.step('shares the proposal as a link', async () => {
    await color.fill('#1c46b8');
    await expect(page).toHaveURL(/1c46b8/);
    await page.reload();
    await expect(color).toHaveValue('#1c46b8');
  });

  await test.step('saves, and the file differs in that value only', async () => {
    await button(english['desk.save.action']).click();
    const notice = page.getByRole('alert').filter({ hasText: english['desk.save.done'] });
    await expect(notice).toContainText('+            "hex": "#1c46b8"');
    await expect(notice).toContainText('git commit theme/tokens.json -m "Change color.primitive.blue.700"');
    const before = readFileSync(own, 'utf8').split('\n');
    const changed = read().filter((line, at) => line !== before[at]);
    expect(changed.map((line) => line.trim())).toEqual(['0.7216', '"hex": "#1c46b8"']);
  });

  await test.step('finds it in Hebrew too, and accessible', async () => {
    await page.getByRole('button', { name: 'עברית', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: hebrew['desk.page.title'] })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The samples show the very pairs that fail.
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe')
      .exclude('td [aria-hidden=true]')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step('is the only one who may save', async () => {
    const token = (await page.locator('meta[name=stet-desk]').getAttribute('content'))!;
    const saved = read();
    expect(await post({ origin })).toBe(403);
    expect(await post({ origin, 'x-stet-desk': 'guessed' })).toBe(403);
    expect(await post({ origin: 'http://127.0.0.1:1', 'x-stet-desk': token })).toBe(403);
    expect(await post({ 'x-stet-desk': token })).toBe(403);
    expect(await post({ origin: 'http://stet.example', host: 'stet.example', 'x-stet-desk': token })).toBe(
      403,
    );
    expect(read()).toEqual(saved);
    expect(await post({ origin, 'x-stet-desk': token })).toBe(200);
  });
  expect(errors).toEqual([]);
});

test('no build contains any of the desk (K5)', () => {
  const outDir = process.env.OUT_DIR ?? 'dist';
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(js|html|json|css)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  const traces = /stet-?desk|--desk-|desk\.page\.title/i;
  expect(texts.filter((name) => traces.test(readFileSync(join(outDir, name), 'utf8')))).toEqual([]);
});
