import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

test('choosing a length of the suggestion highlights that much of it, by press and keyboard (H3)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const section = page.locator('#stay_flow');
  const button = (taking: 'word' | 'phrase' | 'sentence') =>
    section.getByRole('button', { name: en.text(`home.flow.${taking}.name`) });
  const ink = await section.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);
  const phrase = section.locator('p').getByText('confidence', { exact: true });
  const rest = section
    .locator('p')
    .getByText(/perform this Agreement/)
    .last();

  await expect(phrase).not.toHaveCSS('color', ink);
  await button('phrase').click();
  await expect(button('phrase')).toHaveAttribute('aria-pressed', 'true');
  await expect(phrase).toHaveCSS('color', ink);
  await expect(rest).not.toHaveCSS('color', ink);

  await page.keyboard.press('ArrowRight');
  await expect(button('sentence')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('phrase')).toHaveAttribute('aria-pressed', 'false');
  await expect(rest).toHaveCSS('color', ink);

  await page.keyboard.press('Space');
  await expect(button('sentence')).toHaveAttribute('aria-pressed', 'false');
  await expect(rest).not.toHaveCSS('color', ink);
});

test('a paragraph takes what follows the sentence as well, and what is taken is no longer underlined (H3)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const section = page.locator('#stay_flow');
  const ink = await section.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);
  const following = section.getByText(en.text('home.flow.following'));
  const phrase = section.locator('p').getByText('confidence', { exact: true });
  await expect(phrase).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await section.getByRole('button', { name: en.text('home.flow.sentence.name') }).click();
  await page.mouse.move(10, 10);
  await expect(phrase).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await expect(following).not.toHaveCSS('color', ink);
  await section.getByRole('button', { name: en.text('home.flow.paragraph.name') }).click();
  await page.mouse.move(10, 10);
  await expect(following).toHaveCSS('color', ink);
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

for (const language of languages)
  test(`a citation opens its page at the passage, and nothing else moves, in ${languageNames[language]} (H3)`, async ({
    page,
    visit,
  }) => {
    const words = messages(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/', { language });
    const section = page.locator('#document_support');
    const link = (source: 'agreement' | 'letter') =>
      section.getByRole('button', { name: words.text(`samples.citation.${source}`) });
    const passage = (id: 'samples.assignment.affiliate' | 'samples.letter.notice') =>
      section.locator('p').filter({ hasText: words.text(id) });
    const height = await section.evaluate((element) => element.scrollHeight);

    await test.step('from the list of sources', async () => {
      await expect(link('agreement')).toHaveAttribute('aria-pressed', 'true');
      await link('letter').press('Enter');
      await expect(link('letter')).toHaveAttribute('aria-pressed', 'true');
      await expect(passage('samples.letter.notice')).toBeFocused();
      await expect(passage('samples.letter.notice')).toBeInViewport({ ratio: 1 });
      await expect(passage('samples.assignment.affiliate')).toBeHidden();
      expect(await section.evaluate((element) => element.scrollHeight)).toBe(height);
    });
    await test.step('from the numbers in the answer', async () => {
      await section.locator('sup').getByRole('button', { name: '1' }).click();
      await expect(passage('samples.assignment.affiliate')).toBeFocused();
      await expect(passage('samples.letter.notice')).toHaveCount(0);
      await section.locator('sup').getByRole('button', { name: '2' }).click();
      await expect(passage('samples.letter.notice')).toBeFocused();
    });
  });
