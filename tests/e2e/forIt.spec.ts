import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const sections = [
  'security',
  'what-it-gets-wrong',
  'build-versus-buy',
  'compliance',
  'deployment',
  'single-sign-on',
  'platform',
  'answer-sheet',
];

const demonstration = (page: Page) => page.getByRole('region', { name: en.text('forIt.demo.title') });

for (const language of languages) {
  const { text, label } = messages(language);

  test(`the page begins with answers, and has eight sections in order, in ${languageNames[language]} (I1, X8, X9)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/for-it', { language });
    await test.step('what IT asks first is answered, each with its clause, and what is on request comes last', async () => {
      const strip = page.locator('#security dl').first();
      await expect(strip.locator('dt')).toHaveText(
        (['training', 'region', 'deletion', 'encryption', 'subprocessors', 'certificates'] as const).map(
          (name) => text(`forIt.strip.${name}.label`),
        ),
      );
      await expect(strip.locator('dt').first()).toBeInViewport();
      const targets = await strip
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/^\/he\//, '/')));
      expect(targets).toEqual([
        '/terms#s-7-2',
        '/privacy#s-14-1',
        '/terms#s-16-9',
        '/privacy#s-16-1',
        '/privacy#s-12-4',
        '/privacy#s-16-1',
      ]);
    });
    await test.step('it says what the service gets wrong, each with its clause', async () => {
      const rows = page.locator('#what-it-gets-wrong').getByRole('listitem');
      await expect(rows.first()).toContainText(text('forIt.limits.wrong'));
      for (const row of await rows.all())
        await expect(row.getByRole('link')).toHaveAttribute('href', /\/terms#s-/);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(sections);
    const contents = page.getByRole('navigation', { name: label('forIt.contents.title') });
    await contents.getByRole('link', { name: text('forIt.deployment.title') }).click();
    await expect(page).toHaveURL(/\/for-it#deployment$/);
    await expect(
      page.getByRole('heading', { name: text('forIt.deployment.title'), exact: true }),
    ).toBeInViewport();
  });
}

test('the comparison of costs links to the published prices (I1, P10)', async ({ page, visit }) => {
  await visit('/for-it');
  const link = page.getByRole('link', { name: en.text('forIt.build.cost.buy'), exact: true });
  await expect(link).toHaveAttribute('href', '/pricing');
});

for (const language of languages) {
  test(`labels of drawings have the size of text at every width, in ${languageNames[language]} (I1)`, async ({
    page,
    visit,
  }) => {
    await visit('/for-it', { language });
    for (const width of [768, 900, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const labels = await page.locator('#deployment svg text').evaluateAll((all) =>
        all.map((each) => {
          const scale = (each as SVGTextElement).getScreenCTM()?.a ?? 0;
          return scale * Number.parseFloat(getComputedStyle(each).fontSize);
        }),
      );
      expect(labels).toHaveLength(6);
      expect(Math.min(...labels), `at ${width} px`).toBeGreaterThanOrEqual(13);
    }
  });
}

test('the anonymizer updates while typing, and sends nothing (I1, X10)', async ({ page, visit }) => {
  await visit('/for-it');
  const demo = demonstration(page);
  await expect(demo.getByText(en.text('forIt.token.person', { ordinal: 2 })).first()).toBeVisible();
  const revealing: string[] = [];
  page.on('request', (request) => {
    const isRevealing = request.method() !== 'GET' || decodeURIComponent(request.url()).includes('Castro');
    if (isRevealing) revealing.push(request.url());
  });
  await demo
    .getByLabel(en.text('forIt.demo.text'))
    .fill('Mr Ilan Castro, 000000018, and 204817356. Castro stays.');
  const legend = demo.locator('dl');
  await expect(legend).toContainText('Ilan Castro · Castro');
  await expect(legend).toContainText('000000018');
  await expect(demo.locator('mark')).toHaveText('204817356');
  const restore = demo.getByRole('button', { name: en.text('forIt.demo.restore') });
  await restore.click();
  await expect(legend).toContainText('Dana Lindqvist');
  await expect(restore).toBeDisabled();
  await expect(restore).toBeFocused();
  expect(revealing).toEqual([]);
});

test('the policy enforcer warns of the clients on the visitor’s list (I1)', async ({ page, visit }) => {
  await visit('/for-it');
  const demo = demonstration(page);
  const warning = (name: string) => demo.getByText(en.text('forIt.demo.warning', { name }), { exact: true });
  await expect(warning('Halvorsen Shipping Ltd')).toBeVisible();
  const list = demo.getByLabel(en.text('forIt.demo.clients'));
  await list.fill('Bracken Foundation');
  await expect(demo.getByText(en.text('forIt.demo.clear'))).toBeVisible();
  await list.fill('Bracken Foundation\nLindqvist');
  await expect(warning('Lindqvist')).toBeVisible();
  await expect(warning('Halvorsen Shipping Ltd')).toHaveCount(0);
});
