import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const sections = [
  'security',
  'build-versus-buy',
  'compliance',
  'single-sign-on',
  'deployment',
  'dashboard',
  'flexibility',
  'assistant',
  'platform',
  'pay-as-you-grow',
];

const demonstration = (page: Page) => page.getByRole('region', { name: en.text('forIt.demo.title') });

test('the ten sections come in order, with the answer sheet after them (I1, X9)', async ({ page, visit }) => {
  await visit('/for-it');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...sections, 'answer-sheet']);
  const contents = page.getByRole('navigation', { name: en.text('forIt.contents.title') });
  await contents.getByRole('link', { name: en.text('forIt.deployment.title') }).click();
  await expect(page).toHaveURL('/for-it#deployment');
  await expect(
    page.getByRole('heading', { name: en.text('forIt.deployment.title'), exact: true }),
  ).toBeInViewport();
});

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
