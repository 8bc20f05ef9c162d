import { article } from './support/blogPage.ts';
import { servePost, serveSpecimen } from './support/blogAnswers.ts';
import { allowClipboard } from './support/clipboard.ts';
import { messages } from './support/messages.ts';
import { confirmationMs } from '../../src/hooks/useCopy.ts';
import { overflow } from './support/overflow.ts';
import { languageNames, languages } from './support/site.ts';
import { scrollTo } from './support/shell.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

const en = messages('en');
const he = messages('he');

test.describe('The text of a post (B4)', () => {
  test('has its facts in the margin', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/blog/no-source-found-is-an-answer');
    const facts = page.getByRole('group', { name: en.label('blog.facts.label') });
    await expect(facts).toContainText(en.text('blog.facts.length'));
    // The date is in the head alone.
    await expect(facts.getByRole('time')).toHaveCount(0);
    await expect(facts.getByRole('link', { name: 'Citations' })).toHaveAttribute(
      'href',
      '/blog?tag=citations',
    );
  });

  test('keeps its facts beside the reader if nothing else is in the margin', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/blog/two-columns-one-meaning');
    const facts = page.getByRole('group', { name: en.label('blog.facts.label') });
    await expect(facts).toBeVisible();
    await scrollTo(page, 1200);
    await expect(facts).toBeInViewport({ ratio: 1 });
    await visit('/blog/no-source-found-is-an-answer');
    await expect(facts).toHaveCSS('position', 'static');
  });

  for (const language of languages) {
    test(`has facts and notes beside the text, apart from each other: ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await visit('/blog/no-source-found-is-an-answer', { language });
      const { label } = language === 'en' ? en : he;
      const notes = article(page).locator('.kg-note');
      await expect(notes).toHaveText([/^1 Mata v. Avianca, Inc./, /^2 Magesh/]);
      const facts = page.getByRole('group', { name: label('blog.facts.label') });
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const text = (await article(page).locator('.kg-opening').boundingBox())!;
        let end = -Infinity;
        for (const one of [facts, notes.first(), notes.last()]) {
          const box = (await one.boundingBox())!;
          if (language === 'en') expect(box.x).toBeGreaterThanOrEqual(text.x + text.width + 48);
          else expect(box.x + box.width).toBeLessThanOrEqual(text.x - 48);
          expect(box.y, `at ${width} px`).toBeGreaterThanOrEqual(end + 32);
          end = box.y + box.height;
        }
      }
    });
  }

  for (const language of languages) {
    test(`has a caption in the margin beside its picture, on a phone below it: ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('/blog/read-the-definitions-last', { language });
      const figure = article(page).locator('figure', { has: page.locator('img') });
      const boxes = () =>
        Promise.all(
          [figure.locator('img:visible'), figure.locator('figcaption')].map(
            async (one) => (await one.boundingBox())!,
          ),
        );
      const [picture, caption] = await boxes();
      expect(Math.abs(caption!.y - picture!.y)).toBeLessThan(8);
      if (language === 'en') expect(caption!.x).toBeGreaterThanOrEqual(picture!.x + picture!.width + 48);
      else expect(caption!.x + caption!.width).toBeLessThanOrEqual(picture!.x - 48);

      await page.setViewportSize({ width: 390, height: 900 });
      const [above, below] = await boxes();
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
      expect(Math.round(below!.x)).toBe(Math.round(above!.x));
    });
  }

  test('of a few words is larger, and has neither facts nor a link to its citation', async ({
    page,
    visit,
  }) => {
    const size = () =>
      article(page)
        .locator('p.kg-opening')
        .evaluate((opening) => parseFloat(getComputedStyle(opening).fontSize));
    const facts = page.getByRole('group', { name: en.label('blog.facts.label') });
    const citeLink = page.getByRole('link', { name: en.text('blog.post.cite') });
    await visit('/blog/before-you-paste');
    await expect(facts).toBeVisible();
    await expect(citeLink).toBeVisible();
    const usual = await size();
    await visit('/blog/stet-defined');
    expect(await size()).toBeGreaterThan(usual);
    await expect(facts).toHaveCount(0);
    await expect(citeLink).toHaveCount(0);
  });

  test('wraps code into the column', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit('/blog/read-the-definitions-last');
    const code = article(page).locator('pre');
    await expect(code).toContainText('terms_in(clause)');
    expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('sets a note in the other language in its own direction, from its own side', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/blog/no-source-found-is-an-answer', { language: 'he' });
    const note = article(page).locator('.kg-note').last();
    const number = (await note.locator('.kg-note-number').boundingBox())!;
    expect(Math.abs(number.x - (await note.boundingBox())!.x)).toBeLessThan(8);
    await expect(note.locator('p')).toHaveCSS('direction', 'ltr');
  });

  for (const language of languages) {
    test(`fits a table into the column, and lets a wider one scroll in it: ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      const opening = article(page).locator('.kg-opening');
      await visit('/blog/no-source-found-is-an-answer', { language });
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const table = (await article(page).getByRole('table').boundingBox())!;
        const column = (await opening.boundingBox())!;
        expect([table.x, table.width].map(Math.round)).toEqual([column.x, column.width].map(Math.round));
      }
      const { width } = (await opening.boundingBox())!;

      const cells = `<td>${language === 'en' ? 'unbreakable' : 'בלתי־ניתן־לשבירה'}</td>`.repeat(20);
      await servePost(page, { html: `<p>words</p><table><caption>Fees</caption><tr>${cells}</tr></table>` });
      await visit('/blog/a-post', { language });
      const region = article(page).getByRole('region', { name: 'Fees' });
      expect((await region.boundingBox())!.width).toBeLessThanOrEqual(width);
      await region.focus();
      await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(() => region.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(0);
    });
  }

  test('does not break docket numbers', async ({ page, visit }) => {
    for (const [slug, number] of [
      ['no-source-found-is-an-answer', '22-cv-1461'],
      ['sanctions-for-invented-cases', '38379-12-24'],
    ] as const) {
      await visit(`/blog/${slug}`);
      const docket = article(page).getByText(number, { exact: true });
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await docket.evaluate((element) => element.getClientRects().length);
        expect(lines, `${number} at ${width} px`).toBe(1);
      }
    }
  });

  test('has contents that lead to its parts, and an address for each (X16)', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/blog/before-you-paste', { language: 'he' });
    await page.mouse.move(1, 1);
    const contents = page.getByRole('navigation', { name: he.label('blog.post.contents') });
    const link = contents.getByRole('link').nth(2);
    const heading = page.getByRole('heading', { level: 2, name: await link.innerText() });
    await link.click();
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');

    const address = page.url();
    await visit('/he/blog');
    await visit(address);
    await expect(heading).toBeInViewport();
  });

  test('can be cited (X16)', async ({ page, visit }) => {
    const readClipboard = await allowClipboard(page);
    await stretchTimers(page, confirmationMs);
    await visit('/blog/stet-defined');
    const citation = page.getByRole('region', { name: en.text('blog.post.cite') });
    await citation.getByRole('button', { name: en.text('blog.post.copyCitation') }).click();
    await expect(page.getByRole('status').filter({ hasText: en.text('shell.copy.done') })).toBeAttached();
    expect(await readClipboard()).toMatch(
      /^The drafting desk, “Stet, defined”, The Margin \(.+, June 16, 2026\), http.+\/blog\/stet-defined$/,
    );
  });
});

test.describe('Ghost’s own HTML (B5)', () => {
  test('works: toggles, sound, film, frames as links', async ({ page, context, visit, pageErrors }) => {
    await serveSpecimen(page);
    await visit('/blog/specimen-sheet');
    const answer = page.getByText('Its answer, in one paragraph.');
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: 'A question that opens' }).press('Enter');
    await expect(answer).toBeVisible();
    await expect(article(page).locator('audio')).toHaveAttribute('controls');
    await expect(article(page).locator('video')).toHaveAttribute('controls');
    await expect(article(page).locator('iframe, form, script, style')).toHaveCount(0);

    pageErrors.allow(/^third party: https:\/\/www\.youtube\.com\/watch/);
    await context.route('https://www.youtube.com/**', (route) => route.fulfill({ body: '' }));
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: en.label('blog.body.watch', { host: 'youtube.com' }) }).click();
    await expect(await opened).toHaveURL('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });

  for (const language of languages) {
    test(`never scrolls sideways: ${languageNames[language]}`, async ({ page, visit }) => {
      await serveSpecimen(page);
      for (const slug of ['specimen-sheet', 'write-down-what-you-will-not-accept']) {
        await visit(`/blog/${slug}`, { language });
        await expect(article(page).locator('h1')).toBeVisible();
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${slug} at ${width} px`).toMatchObject({ beyond: 0 });
        }
      }
    });
  }

  test('embeds a film only on request, and names its host (X10)', async ({
    page,
    context,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/third party: https:\/\/www\.youtube-nocookie\.com/);
    const called: string[] = [];
    await context.route('https://www.youtube-nocookie.com/**', (route) => {
      called.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' });
    });
    await serveSpecimen(page);
    await visit('/blog/specimen-sheet');
    await page.mouse.move(1, 1);
    const play = page.getByRole('button', { name: en.text('blog.body.play') });
    await expect(play).toHaveAccessibleDescription(
      en.label('blog.body.calls', { host: 'youtube-nocookie.com' }),
    );
    await play.scrollIntoViewIfNeeded();
    expect(called).toEqual([]);
    await play.click();
    const frame = article(page).locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation).*allow-scripts/);
    await expect.poll(() => called).toEqual([expect.stringContaining('/embed/aqz-KE-bpKQ')]);
  });
});
