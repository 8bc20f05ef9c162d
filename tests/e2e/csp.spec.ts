import { unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a script that somebody smuggles into a page does not run (X2)', async ({ page, visit, pageErrors }) => {
  pageErrors.allow(/script-src/);
  await visit('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('every file comes with the security headers (X14)', async ({ request }) => {
  for (const path of ['/', '/robots.txt', unknownPath]) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    });
  }
});
