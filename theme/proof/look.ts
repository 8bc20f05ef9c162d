import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { resolveTokens } from '../src/resolveTokens';
import { openBrowser } from '../workshop/stories';
import { hold } from './proofs';

const tokens = resolveTokens(JSON.parse(readFileSync(join(import.meta.dirname, '../tokens.json'), 'utf8')));

export const sections = ['Actions', 'Inputs', 'Navigation', 'Feedback', 'Layout', 'Data'];
export const directions = ['ltr', 'rtl'] as const;
const schemes = ['light', 'dark'] as const;
type Direction = (typeof directions)[number];
type Scheme = (typeof schemes)[number];

/** The screen's address by direction. */
type Address = (direction: Direction) => string;

export interface Application {
  /** Shows `Screen`. */
  screen: Address;
  /** A section of the gallery, if the application has it. */
  gallery?: (direction: Direction, section: string) => string;
  /** The application's own colour in place of ours. */
  fill?: string;
  /** The colour of a button outside our theme. */
  own?: string;
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Expected computed styles: element, property and the token's value. */
function expected(
  direction: Direction,
  scheme: Scheme,
  { fill, own }: Application,
): [string, string, string][] {
  const color = (pair: readonly [string, string]) => rgb(pair[scheme === 'light' ? 0 : 1]);
  const { surface, text, action, feedback, line, mark } = tokens.colors;
  const { body, statement } = tokens.typography[direction];
  const pixels = (size: unknown) => `${Number.parseFloat(String(size))}px`;
  return [
    ['body', 'background-color', color(surface.page)],
    ['body', 'color', color(text.primary)],
    ['#body', 'font-size', pixels(body.fontSize)],
    ['#body', 'font-family', String(tokens.family.text)],
    ['#h1', 'font-family', String(tokens.family.display)],
    ['#h1', 'font-weight', String(statement.fontWeight)],
    ['#side', direction === 'ltr' ? 'padding-left' : 'padding-right', tokens.space[10]],
    ['#side', 'color', color(mark.insert)],
    ['#dark', 'opacity', scheme === 'dark' ? '0.5' : '1'],
    ['#sheet', 'background-color', color(surface.sheet)],
    ['#sheet', 'border-radius', tokens.radius.sheet],
    ['#button', 'background-color', fill ? rgb(fill) : color(action.fill)],
    ['#button', 'border-radius', tokens.radius.control],
    ['#destructive', 'background-color', color(feedback.error)],
    ['.MuiOutlinedInput-notchedOutline', 'border-top-color', color(line.edge)],
    ...(own ? [['#own', 'background-color', rgb(own)] satisfies [string, string, string]] : []),
  ];
}

let browser: Browser | undefined;
export const closeBrowser = async () => {
  await browser?.close();
  browser = undefined;
};

/** Opens a page in a scheme, recording console messages. */
async function open(scheme: Scheme, url: string, see: (page: Page) => Promise<void>): Promise<void> {
  browser ??= await openBrowser();
  const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('requestfailed', (request) => messages.push(`failed: ${request.url()}`));
  try {
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    hold(`${url} is answered`, answer?.ok() === true);
    await see(page);
    hold(`${url}, ${scheme}: the console is silent, not ${messages.join('\n')}`, messages.length === 0);
  } catch (error) {
    throw new Error(`${url}, ${scheme}: ${String(error)}\n${messages.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * Checks an application's screens in both directions and schemes.
 * @returns how many values were compared.
 */
export async function look(application: Application): Promise<number> {
  const { screen, gallery } = application;
  let compared = 0;
  for (const direction of directions) {
    for (const scheme of schemes) {
      await open(scheme, screen(direction), async (page) => {
        await page.getByRole('slider').waitFor({ state: 'attached' });
        for (const [selector, property, value] of expected(direction, scheme, application)) {
          const computed = await page
            .locator(selector)
            .first()
            .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
          const same = (one: string) => one.replace(/['"]/g, '');
          hold(`${property} of ${selector} is ${value}, not ${computed}`, same(computed) === same(value));
          compared += 1;
        }
        hold('alpha() mixes', (await page.locator('#dark').getAttribute('data-mixed'))!.startsWith('rgba'));
        hold(
          'useMode() knows the scheme',
          (await page.locator('#dark').getAttribute('data-mode')) === scheme,
        );
        const box = await page.locator('.MuiSlider-thumb').boundingBox();
        const track = await page.locator('.MuiSlider-root').boundingBox();
        const share = (box!.x + box!.width / 2 - track!.x) / track!.width;
        hold(
          `the slider stands at 40 % from its start, not at ${share}`,
          Math.abs((direction === 'ltr' ? share : 1 - share) - 0.4) < 0.02,
        );
        const missing = await page.evaluate(() =>
          ['Heebo Variable', 'Frank Ruhl Libre Variable'].filter(
            (family) =>
              ![...document.fonts].some(
                (face) => face.family.replace(/"/g, '') === family && face.status === 'loaded',
              ),
          ),
        );
        hold(`the faces are loaded, not missing: ${missing.join()}`, missing.length === 0);
      });
      for (const section of gallery ? sections : []) {
        await open(scheme, gallery!(direction, section), async (page) => {
          await page.locator('main [class*=Mui]').first().waitFor();
        });
      }
    }
  }
  return compared;
}
