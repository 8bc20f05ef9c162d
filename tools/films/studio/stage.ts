import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import type { Language } from '../../../src/locale/languages.ts';
import { browserFlags, ensureBrowser } from '../../browser.ts';
import { stages, type Size, type StageName } from '../scene.ts';
import { stagePage } from '../stage/stagePage.ts';
import type { Scheme } from '../stage/tokens.ts';

/** In px of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** Language, scheme and size of a recording. */
export interface Setting {
  language: Language;
  scheme: Scheme;
  stage: StageName;
  /** Overrides the stage's size. */
  size?: Size | undefined;
  /** Width of the pictures in pixels. */
  width: number;
}

/** Same rendering on every machine: no subpixel antialiasing, no hinting, one colour space. */
const drawingFlags = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];

/** Launches the browser. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, ...drawingFlags] });
}

/** A page on which markup is rendered, measured and photographed. */
export class Stage {
  private readonly page: Page;
  private readonly devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  static async open(browser: Browser, { language, scheme, stage, size, width }: Setting): Promise<Stage> {
    const viewport = size ?? stages[stage];
    const page = await browser.newPage({ viewport, deviceScaleFactor: width / viewport.width });
    await page.setContent(stagePage(language, scheme));
    // Waits for all fonts in every weight and script.
    await page.evaluate(async () => {
      for (const family of ['Frank', 'Heebo'])
        for (const weight of [400, 500, 560, 600])
          await document.fonts.load(`${weight} 16px ${family}`, 'aא');
    });
    await page.evaluate((name) => document.body.classList.add(name), stage);
    const devtools = await page.context().newCDPSession(page);
    // A separate CDP session, with its own device metrics.
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...viewport,
      deviceScaleFactor: width / viewport.width,
      mobile: false,
    });
    return new Stage(page, devtools);
  }

  async show(markup: string): Promise<void> {
    await this.page.evaluate((html) => {
      document.body.innerHTML = html;
    }, markup);
  }

  /**
   * A point of an element, as fractions from its left and top.
   * @throws Error if nothing matches.
   */
  pointOf(selector: string, across: number, down: number): Promise<Point> {
    return this.page
      .locator(selector)
      .first()
      .evaluate(
        (element, share) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width * share.across, y: top + height * share.down };
        },
        { across, down },
      );
  }

  /** A PNG with little compression, which takes a quarter of the time. */
  async photograph(): Promise<Buffer> {
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
