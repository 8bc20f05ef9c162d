import type { Page } from '@playwright/test';

/** Which of our font files have arrived, by a part of their names. Browsers show each as soon as it is there. */
const states = {
  'no font': [],
  'Hebrew alone': ['hebrew'],
  'Latin alone': ['latin'],
  'the text font alone': ['heebo'],
  'the display font alone': ['frank-ruhl'],
} as const;

/** Browsers do not count moves of fewer pixels as a layout shift (https://github.com/WICG/layout-instability). */
const leastShift = 3;

/**
 * What is elsewhere in the first screen before all fonts have arrived, for each state of their arrival. Takes away the other files' rules
 * and compares places, so that it does not depend on when files arrive, nor, since it finishes animations, on what is moving.
 */
export function movedByFonts(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([states, leastShift]) => {
      const rules = Array.from(document.styleSheets, (sheet) =>
        Array.from(sheet.cssRules, (rule, index) => ({ sheet, rule, index })),
      )
        .flat()
        .filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'));
      const expected = Object.values(states).flat();
      const missing = expected.filter((file) => !rules.some(({ rule }) => rule.cssText.includes(file)));
      if (missing.length > 0) throw new Error(`No style sheet names these fonts: ${missing.join(', ')}.`);
      const places = () => {
        for (const animation of document.getAnimations())
          if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish();
        return [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, summary, label, td, th')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ element, top: element.getBoundingClientRect().top }));
      };
      await document.fonts.ready;
      const final = new Map(places().map(({ element, top }) => [element, top]));

      const moved: string[] = [];
      for (const [state, files] of Object.entries(states)) {
        const absent = rules.filter(({ rule }) => !files.some((file) => rule.cssText.includes(file)));
        for (const { sheet, index } of absent.toReversed()) sheet.deleteRule(index);
        for (const { element, top } of places()) {
          const before = final.get(element) ?? top;
          if (Math.min(top, before) > innerHeight || Math.abs(top - before) < leastShift) continue;
          const by = Math.round(top - before);
          moved.push(`${state}: “${element.textContent.trim().slice(0, 40)}” by ${by} px`);
          break;
        }
        for (const { sheet, rule, index } of absent) sheet.insertRule(rule.cssText, index);
        await document.fonts.ready;
      }
      return moved;
    },
    [states, leastShift] as const,
  );
}

/** Our families whose Latin fallback this machine cannot show, as it has none of the fonts that theme/src/fontFaces.ts names. */
export function familiesWithoutFallback(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const latin = [...document.fonts].filter(
      ({ family, unicodeRange }) => /Fallback/.test(family) && /^U\+0+-0*FF\b/i.test(unicodeRange),
    );
    const loaded = await Promise.allSettled(latin.map((face) => face.load()));
    const families = new Set(latin.map(({ family }) => family));
    return [...families].filter((family) =>
      latin.every((face, index) => face.family !== family || loaded[index]!.status === 'rejected'),
    );
  });
}
