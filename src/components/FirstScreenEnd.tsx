import { cssRulesOf } from '@stet/theme/core';
import { useLayoutEffect, useRef, useState } from 'react';

/** The link to the styles of what follows the first screen, in the HTML of a prerendered page. */
export const stylesheetLink = () => document.querySelector<HTMLLinkElement>('link[data-served]');

/** Copies the rules of a linked style sheet into the head, since Emotion does not insert them again after their page has gone. */
export function retainStyles(link: HTMLLinkElement | null) {
  if (!link) return;
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of cssRulesOf(link)) sheet?.insertRule(rule, sheet.cssRules.length);
}

/**
 * Marks where a page's first screen ends. The build moves the styles of what follows into a file and puts a link to it in place of
 * this one, so that the first paint does not wait for them: browsers paint what precedes a style sheet in the body while it loads.
 * In the browser it renders only what the HTML has already; on other pages Emotion inserts the styles.
 */
export function FirstScreenEnd() {
  const link = useRef<HTMLLinkElement>(null);
  const [href] = useState(() =>
    typeof document === 'undefined' ? 'later.css' : stylesheetLink()?.getAttribute('href'),
  );
  useLayoutEffect(() => {
    const { current } = link;
    return () => retainStyles(current);
  }, []);
  return href && <link ref={link} rel="stylesheet" href={href} />;
}
