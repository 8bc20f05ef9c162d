import type { Page } from '@playwright/test';

/**
 * Transitions and keyframes of a page that change more than what browsers draw without a new layout: transform, opacity and clip-path.
 * Visibility, display and overlay do not move: they change once, at the beginning or at the end.
 */
export const layoutAnimations = (page: Page) =>
  page.evaluate(() => {
    const smooth = /^(none|transform|opacity|clip-path|visibility|display|overlay)$/;
    const transitions = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
        const durations = transitionDuration.split(', ');
        return transitionProperty
          .split(', ')
          .filter((_, index) => Number.parseFloat(durations[index % durations.length]!) > 0)
          .map((name) => ({ name, of: `${element.localName}.${element.className}${part}` }));
      }),
    );
    const keyframes = (rule: CSSRule): { name: string; of: string }[] => {
      if (rule instanceof CSSKeyframeRule) return [...rule.style].map((name) => ({ name, of: rule.cssText }));
      return 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(keyframes) : [];
    };
    const animations = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(keyframes));
    return [...transitions, ...animations]
      .filter(({ name }) => !smooth.test(name))
      .map(({ name, of }) => `${name} of ${of}`);
  });
