import { cards } from './support/blogPage.ts';
import { messages } from './support/messages.ts';
import { headerLink } from './support/shell.ts';
import { unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('an injected script does not run (X2)', async ({ page, visit, pageErrors }) => {
  pageErrors.allow(/script-src|TrustedScript|require-trusted-types-for/);
  await visit('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.smuggled = true');
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('HTML that was not sanitized is refused (X22)', async ({ page, visit, pageErrors }) => {
  pageErrors.allow(/require-trusted-types-for|TrustedHTML|trusted-types/);
  await visit('/contact');
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => (document.createElement('p').innerHTML = '<b>text</b>')),
      attempt(() => new DOMParser().parseFromString('<b>text</b>', 'text/html')),
      attempt(() => window.trustedTypes.createPolicy('other', {})),
    ];
  });
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('client-side navigation works under Trusted Types (X22)', async ({ page, visit }) => {
  const { label, text } = messages('he');
  await visit('/contact?lng=he');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await headerLink(page, label('shell.logo.label')).click();
  await expect(page).toHaveURL('/he');
  await headerLink(page, text('shell.nav.blog')).click();
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the demo server allows only GET and HEAD (X14)', async ({ request }) => {
  for (const method of ['POST', 'OPTIONS']) {
    const response = await request.fetch('/pricing', { method });
    expect([method, response.status(), response.headers().allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('every file has the security headers (X14)', async ({ request }) => {
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
