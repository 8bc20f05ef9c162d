import { createStyles, StetTheme } from '@stet/theme/core';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileBundles } from '../../../tools/site/messages';
import { intlConfig } from '../../locale/richText';
import { createStore } from '../../hooks/createStore';
import { LocaleContext, type LocaleState } from '../../locale/useLocale';
import { site, waitlistUrl } from '../../site';
import { DownloadHead } from '../AlmostDonePage/DownloadHead';
import { DownloadHero } from './DownloadHero';

const bundles = compileBundles(site.brand, { hashed: false });
const messages = Object.assign(
  {},
  ...bundles
    .filter(({ language, bundle }) => language === 'en' && ['shell', 'download'].includes(bundle))
    .map((one) => one.messages),
);
const words: Record<string, string> = JSON.parse(readFileSync('translations/en/download.json', 'utf8'));
const locale = createStore({ language: 'en', direction: 'ltr' } as LocaleState);

let styles: Awaited<ReturnType<typeof createStyles>>;
beforeAll(async () => {
  styles = await createStyles('ltr');
});

function htmlOf(part: ReactNode): string {
  return renderToString(
    <LocaleContext value={locale}>
      <IntlProvider {...intlConfig('en', messages)}>
        <StetTheme styles={styles}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />
        </StetTheme>
      </IntlProvider>
    </LocaleContext>,
  );
}

describe.each([
  ['/download', DownloadHero],
  ['/almost-done', DownloadHead],
])('%s', (_path, Head) => {
  it('without an installer explains how to get it and links to the waitlist (D2)', () => {
    const html = htmlOf(<Head installer={undefined} />);
    expect(html).toContain(words['download.hero.absent']);
    expect(html).toContain(`href="${waitlistUrl}"`);
    expect(html).not.toContain('/almost-done');
    expect(html).not.toContain(words['download.done.restart']);
    expect(html).not.toContain('SHA-256');
  });

  it('with an installer shows its checksum', () => {
    const html = htmlOf(<Head installer={site.installer} />);
    expect(html).not.toContain(words['download.hero.absent']);
    expect(html).toContain('SHA-256');
  });
});
