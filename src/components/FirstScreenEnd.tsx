import { cssRulesOf } from '@stet/theme/core';
import { useLayoutEffect, useState } from 'react';
import { emptyHtml } from '../browser/trustedTypes';
import { useServed } from '../hooks/useHydrated';

/** The link to the styles of what follows the first screen, in the HTML of a prerendered page. */
export const stylesheetLink = () => document.querySelector<HTMLLinkElement>('link[data-served]');

const retained = new WeakSet<HTMLLinkElement>();

/** Copies the rules of a linked style sheet into the head, since Emotion does not insert them again after their page has gone. */
export function retainStyles(link: HTMLLinkElement | null) {
  if (!link || retained.has(link)) return;
  retained.add(link);
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of cssRulesOf(link)) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** What the build replaces by the link. */
const mark = '<link rel="stylesheet" href="later.css"/>';

/**
 * Marks where a page's first screen ends. The build moves the styles of what follows into a file and puts a link to it in place of
 * this one, so that the first paint does not wait for them: browsers paint what precedes a style sheet in the body while it loads.
 * In the browser it renders only what the HTML has already; on other pages Emotion inserts the styles. React does not look into the element, since
 * extensions put styles of their own beside a link.
 */
export function FirstScreenEnd() {
  const isServed = useServed();
  const [link] = useState(() => (typeof document === 'undefined' ? null : stylesheetLink()));
  // React renders this part anew, and the link goes with what something has changed in it.
  if (!isServed) retainStyles(link);
  useLayoutEffect(() => () => retainStyles(link), [link]);
  const html = typeof document === 'undefined' ? mark : emptyHtml;
  return isServed && <span hidden dangerouslySetInnerHTML={{ __html: html }} />;
}
