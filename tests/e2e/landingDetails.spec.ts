import sharp from 'sharp';
import { linesOf } from './support/lines.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

test('choosing a length of the suggestion highlights that much of it, by pointer, keyboard and press (H3)', async ({
  page,
  visit,
}) => {
  await visit('/');
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
  test(`at 1024 px the landing page’s drawings, numbers and words are aligned, in ${languageNames[language]} (H3)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await visit('/', { language });
    await test.step('drawings stand on the line of their captions', async () => {
      const isMirrored = language === 'he';
      const drawings = page.locator('#document_support li:has(> div > svg)');
      await expect(drawings).toHaveCount(3);
      for (const drawing of await drawings.all()) {
        const offset = await drawing.evaluate((item, mirrored) => {
          const edge = (part: Element) => part.getBoundingClientRect()[mirrored ? 'right' : 'left'];
          const svg = item.querySelector('svg')!;
          const drawn = [...svg.querySelectorAll('path')].map(edge);
          const outer = mirrored ? Math.max(...drawn) : Math.min(...drawn);
          return Math.abs(outer - edge(item.querySelector('p')!));
        }, isMirrored);
        expect(offset).toBeLessThan(3);
      }
    });
    await test.step('numbers stand on the line of their clauses', async () => {
      /** Distances between the baselines of a number and of its clause. */
      const distances = await page.locator('#hebrew_support div > bdi[dir=ltr]').evaluateAll((numbers) =>
        numbers
          .map((number) => number.parentElement!)
          .filter((cell) => cell.previousElementSibling?.matches('p'))
          .map((cell) => {
            const [own, clause] = [cell, cell.previousElementSibling!].map((part) => {
              const mark = document.createElement('span');
              mark.style.display = 'inline-block';
              part.prepend(mark);
              const { bottom } = mark.getBoundingClientRect();
              mark.remove();
              return bottom;
            });
            return Math.abs(own! - clause!);
          }),
      );
      expect(distances).toHaveLength(4);
      expect(Math.max(...distances)).toBeLessThan(0.6);
    });
    if (language === 'en') {
      await test.step('the ladder of § 2 says each length on one line', async () => {
        const details = page.locator('#stay_flow [value] > span:last-of-type');
        await expect(details).toHaveCount(4);
        for (const detail of await details.all()) expect(await detail.evaluate(linesOf)).toBe(1);
      });
      await test.step('the cells of the playbook stand apart', async () => {
        const gaps = await page
          .getByRole('table', { name: en.label('samples.playbook.caption') })
          .locator('tr:has(td[data-label])')
          .evaluateAll((rows) =>
            rows.flatMap((row) => {
              const places = [...row.querySelectorAll('td > span')].map((words) =>
                words.getBoundingClientRect(),
              );
              return places.slice(1).map(({ left }, index) => left - places[index]!.right);
            }),
          );
        expect(gaps).toHaveLength(8);
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
      });
    }
  });

test('the documents inside the three boundaries of § 7 stand below each other (H3)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const places = await page
    .locator('#private_secure [data-part=document]')
    .evaluateAll((documents) => documents.map((one) => one.getBoundingClientRect().right));
  expect(places).toHaveLength(3);
  expect(new Set(places).size).toBe(1);
});

for (const width of [1024, 1440])
  test(`opening the film’s description does not move the four steps down, at ${width} px (H1)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    const steps = page.getByRole('list', { name: en.text('home.hero.steps') });
    const bottom = () => steps.evaluate((list) => list.getBoundingClientRect().bottom + scrollY);
    const before = await bottom();
    await page.getByText(en.text('home.film.transcript')).first().click();
    await expect(page.getByText(en.text('samples.hero.read'))).toBeVisible();
    expect(await bottom()).toBeLessThanOrEqual(before);
  });

for (const language of languages)
  test(`on a phone a line leads from the exclusion of § 1 to its comment, and the last links of the footer share a line, in ${languageNames[language]} (H3, S6)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/', { language });
    const { text } = messages(language);
    const section = page.locator('#assistant');
    const words = section.getByText(text('home.assistant.excludes'));
    const comment = section.getByRole('paragraph').last();
    const places = await words.evaluate((mark) => {
      const paragraph = mark.parentElement!;
      const { content, top, height } = getComputedStyle(paragraph, '::after');
      const start = paragraph.getBoundingClientRect().top + Number.parseFloat(top);
      return {
        content,
        start,
        end: start + Number.parseFloat(height),
        words: mark.getBoundingClientRect().bottom,
      };
    });
    expect(places.content).toBe('""');
    expect(Math.abs(places.start - places.words)).toBeLessThan(8);
    expect(places.end).toBeCloseTo((await comment.boundingBox())!.y, 0);

    const tops = await page
      .getByRole('navigation', { name: text('shell.footer.follow') })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

for (const width of [320, 360])
  test(`the window of § 3 is as wide as a screen of ${width} px allows (H3)`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit('/');
    await page.locator('#workflow').scrollIntoViewIfNeeded();
    const film = (await page.locator('#workflow video').first().boundingBox())!;
    expect(film.x).toBeGreaterThanOrEqual(0);
    expect(film.x + film.width).toBeLessThanOrEqual(width);
    expect(film.width).toBe(Math.min(width, 350));
  });

test('the shadow of the current change ends with the frame of the live redline on a phone (X5)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  const list = page.getByRole('list', { name: en.text('home.redline.list') });
  await list.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const frame = (await page
    .getByRole('group', { name: en.text('home.redline.label'), exact: true })
    .boundingBox())!;
  const { y, height } = (await list.boundingBox())!;
  const beside = await page.screenshot({
    clip: { x: frame.x + frame.width, y, width: 10, height: height / 2 },
  });
  const { channels } = await sharp(beside).stats();
  for (const { min, max } of channels) expect(max - min).toBe(0);
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
