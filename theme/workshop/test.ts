import AxeBuilder from '@axe-core/playwright';
import type { ConsoleMessage } from '@playwright/test';
import { contextOf, nameOf, openBrowser, openStory, serve, storiesIn, views, type View } from './stories';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const forced: View = { language: 'en', scheme: 'light', forced: true };

/**
 * Opens every story of a built workshop in both directions and schemes and in forced colours: it must be drawn without a message
 * in the console, WCAG 2.2 AA must hold, and nothing may scroll sideways. Gives the number of findings.
 * @param report takes each finding as it is made.
 */
export async function testStories(folder: string, report: (finding: string) => void): Promise<number> {
  const { url, server } = await serve(folder);
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
        // The system's colours are not ours to measure, and the rest is the same.
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
    server.close();
  }
  return findings;
}
