import type { Page } from '@playwright/test';

/**
 * Rules that make browsers restyle the whole page whenever elements come or go: a `:has()` followed by a combinator and a compound without
 * tag, class, id or attribute, since browsers do not know which elements it matches.
 */
export const unboundedHas = (page: Page) =>
  page.evaluate(() => {
    /** The selector with the arguments of its functions and its attributes masked, so that only its own combinators and commas are left. */
    const masked = (selector: string) => {
      let mask = selector.replaceAll(/\[[^\]]*\]/g, (part) => `[${'_'.repeat(part.length - 1)}`);
      while (mask.includes('(')) mask = mask.replaceAll(/\([^()]*\)/g, (part) => '_'.repeat(part.length));
      return mask;
    };
    const selectorsOf = (list: string) => {
      const mask = masked(list);
      const commas = [...mask.matchAll(/,/g)].map(({ index }) => index);
      return [...commas, list.length].map((end, index) =>
        list.slice(index ? commas[index - 1]! + 1 : 0, end).trim(),
      );
    };
    const isUnbounded = (selector: string) => {
      const combinator = Math.max(masked(selector).search(/[\s>+~][^\s>+~]*$/), 0);
      const subject = selector.slice(combinator + 1).replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
      return selector.slice(0, combinator).includes(':has(') && !/^[a-z]|[.#[]/i.test(subject);
    };
    const read = (rule: CSSRule): string[] => [
      ...(rule instanceof CSSStyleRule ? selectorsOf(rule.selectorText).filter(isUnbounded) : []),
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(read) : []),
    ];
    return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(read));
  });
