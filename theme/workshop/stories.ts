import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sirv from 'sirv';
import { serve as serveListener } from '../../demo/serve';
import { browserFlags, ensureBrowser } from '../../tools/browser';

/** A story of a built workshop. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** How a story is shown; members match the toolbar's. */
export interface View {
  language: 'en' | 'he';
  scheme: 'light' | 'dark';
  forced?: boolean;
}

export const views: readonly View[] = [
  { language: 'en', scheme: 'light' },
  { language: 'he', scheme: 'dark' },
];

export const nameOf = ({ language, scheme, forced }: View) =>
  `${language}, ${scheme}${forced ? ', forced colours' : ''}`;

/** A build's stories from its index. */
export function storiesIn(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves a build locally. */
export const serve = (folder: string) => serveListener(sirv(folder));

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, '--no-sandbox'] });

export const contextOf = ({ scheme, forced }: View): BrowserContextOptions => ({
  viewport: { width: 1100, height: 800 },
  colorScheme: scheme,
  reducedMotion: 'reduce',
  forcedColors: forced ? 'active' : 'none',
});

/** Stories whose state an addon emulates after rendering, by rewriting the state's rules. */
const pseudoStates = new Set(['Hover', 'Focus', 'Pressed']);
const hasPseudoState = () =>
  document.querySelector('[class*="pseudo-"]') !== null &&
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .every((rule) => !/:hover/.test(rule.cssText) || rule.cssText.includes('.pseudo-'));

/** Opens a story and waits for rendering and fonts. */
export async function openStory(
  page: Page,
  url: string,
  { id, title, name }: Story,
  { language, scheme }: View,
): Promise<void> {
  // The panel's own axe run would conflict with the test's.
  const globals = `language:${language};scheme:${scheme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('.sb-show-main #storybook-root :is(main, section, [class*=Mui])').first().waitFor();
  if (title === 'States' && pseudoStates.has(name)) await page.waitForFunction(hasPseudoState);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
