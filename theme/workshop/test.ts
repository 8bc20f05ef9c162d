import AxeBuilder from '@axe-core/playwright';
import type { ConsoleMessage } from '@playwright/test';
import { contextOf, nameOf, openBrowser, openStory, serve, storiesIn, views, type View } from './stories';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const forced: View = { language: 'en', scheme: 'light', forced: true };

/**
 * Tests every story of a built Storybook in both directions and schemes and in forced colours: no console message, WCAG 2.2 AA, no
 * horizontal scrolling.
 * @returns the number of findings.
 * @param report receives each finding.
 */
export async function testStories(folder: string, report: (finding: string) => void): Promise<number> {
  const { url, close } = await serve(folder);
  const browser = await openBrowser();
  let findings = 0;
  try {
    for (const view of [...views, forced]) {
      const context = await browser.newContext(contextOf(view));
      for (const story of storiesIn(folder)) {
        const page = await context.newPage();
        const say = (problem: string) => {
          findings += 1;
          report(`${story.title}, ${story.name} (${nameOf(view)}): ${problem}`);
        };
        page.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) say(message.text());
        });
        page.on('pageerror', (error) => say(error.message));
        await openStory(page, url, story, view).catch((error: unknown) => say(String(error)));
        // System colours are not ours to check; the rest is the same.
        const { violations } = view.forced
          ? { violations: [] }
          : await new AxeBuilder({ page }).include('#storybook-root').withTags(levels).analyze();
        for (const { id, nodes } of violations)
          say(
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
          );
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (excess > 0) say(`scrolls sideways by ${excess}px`);
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await close();
  }
  return findings;
}
