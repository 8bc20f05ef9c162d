import { messages } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/hydration.ts';

const en = messages('en');

test('choosing a length of the suggestion highlights that much of it, by pointer, keyboard and press (H3)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.mouse.move(10, 10);
  await waitForHydration(page, '#stay_flow button');
  const section = page.locator('#stay_flow');
  const row = (taking: 'word' | 'phrase' | 'sentence') =>
    section.getByRole('button', { name: en.text(`home.flow.${taking}.name`) });
  const ink = await section.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);
  const phrase = section.locator('p').getByText('confidence', { exact: true });
  const rest = section
    .locator('p')
    .getByText(/perform this Agreement/)
    .last();

  await expect(phrase).not.toHaveCSS('color', ink);
  await row('phrase').hover();
  await expect(phrase).toHaveCSS('color', ink);
  await row('word').hover();
  await expect(phrase).not.toHaveCSS('color', ink);

  await row('word').focus();
  await page.keyboard.press('Tab');
  await expect(row('phrase')).toBeFocused();
  await page.mouse.move(10, 10);
  await expect(phrase).toHaveCSS('color', ink);

  await row('sentence').click();
  await page.mouse.move(10, 10);
  await expect(row('sentence')).toHaveAttribute('aria-pressed', 'true');
  await expect(rest).toHaveCSS('color', ink);
  await row('sentence').click();
  await page.mouse.move(10, 10);
  await expect(rest).not.toHaveCSS('color', ink);
});

test('hovering a claim highlights its boundary without layout shift (H3)', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#private_secure');
  const boundaries = section.getByRole('list', { name: en.text('home.security.boundaries') });
  const [shared, cloud] = [boundaries.getByRole('listitem').nth(0), boundaries.getByRole('listitem').nth(1)];
  const strength = (boundary: typeof shared) =>
    boundary.evaluate((element) => getComputedStyle(element).outlineColor);
  const weak = await strength(cloud);
  const claim = section.getByRole('listitem').filter({ hasText: en.text('home.security.apart') });
  const before = await shared.boundingBox();

  await claim.hover();
  await expect.poll(() => strength(shared)).not.toBe(weak);
  expect(await strength(cloud)).toBe(weak);
  expect((await shared.boundingBox())!.width).toBe(before!.width);

  await page.mouse.move(10, 10);
  await expect.poll(() => strength(shared)).toBe(weak);
  await claim.getByRole('link').focus();
  await expect.poll(() => strength(shared)).not.toBe(weak);
});

test('stet dots are visible in forced colours (X3)', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/');
  const dots = page.locator('h1 .stet-dots');
  await expect(dots).toHaveCSS('border-bottom-style', 'dotted');
  const { width, size } = await dots.evaluate((element) => {
    const { borderBottomWidth, fontSize } = getComputedStyle(element);
    return { width: parseFloat(borderBottomWidth), size: parseFloat(fontSize) };
  });
  expect(width).toBeGreaterThanOrEqual(Math.floor(0.084 * size));
});
