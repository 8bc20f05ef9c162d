import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What one engine made of a page as it is on the screen. */
export interface Result {
  engine: string;
  /** The rules that were applied. */
  rules: string[];
  /** A line for each element that breaks one. */
  found: string[];
}

/** WCAG 2.2 A and AA, and beyond them what axe calls best practice and experimental. */
const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/**
 * What the engines find and is none, each with its reason. What is set aside is a rule on certain elements only: on all others it
 * holds.
 */
export const setAside: readonly { rule: string; on: RegExp; because: string }[] = [
  {
    rule: 'element_attribute_deprecated',
    on: /http-equiv="content-security-policy"/,
    because: 'the HTML standard has this meta element, and html-validate takes it',
  },
  {
    rule: 'element_tabbable_role_valid',
    on: /role="region"/,
    because: 'a region that scrolls must be reachable by the keyboard (axe: scrollable-region-focusable)',
  },
  {
    rule: 'element_tabbable_role_valid',
    on: /data-testid="sentinel/,
    because: 'the ends of a dialog hand the focus on at once and never keep it',
  },
  {
    rule: 'focus-order-semantics',
    on: /data-testid="sentinel/,
    because: 'the same',
  },
  {
    rule: 'aria_accessiblename_exists',
    on: /<th scope="col"/,
    because:
      'the head of the column has a name, for readers of the screen alone; axe finds it, and demands text',
  },
  {
    rule: 'table_headers_exists',
    on: /^<table aria-label=/,
    because:
      'on a phone a table is a list of blocks, and the heads of its columns are for readers of the screen alone; axe finds them',
  },
  {
    rule: 'target-size',
    on: /partially obscured/,
    because: 'a card lies over the control for as long as it shows, and Escape takes it away',
  },
  {
    rule: 'heading_content_exists',
    on: /^<h1 aria-label=/,
    because:
      'the title of the landing page is named by what it says in the end, while its words are struck and inserted',
  },
];

const isFinding = (rule: string, words: string) =>
  !setAside.some((one) => one.rule === rule && one.on.test(words));

/** axe-core, with its best-practice and experimental rules. */
export async function askAxe(page: Page): Promise<Result> {
  // No page has frames before its visitor asks for one, and without them this mode takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { testEngine, ...results } = await axe.withTags(axeTags).analyze();
  const { passes, incomplete, inapplicable, violations } = results;
  return {
    engine: `${testEngine.name} ${testEngine.version}`,
    rules: [...passes, ...incomplete, ...inapplicable, ...violations].map(({ id }) => id),
    found: violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ html, any }) => isFinding(id, `${html} ${any[0]?.message ?? ''}`))
        .map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    ),
  };
}

const require = createRequire(import.meta.url);
const program = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
const { version } = require('accessibility-checker-engine/package.json') as { version: string };

interface Issue {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

/**
 * IBM's Equal Access checker, with every rule of its own set, which is WCAG 2.2 and IBM's recommendations. What it leaves to
 * a person's judgement is no finding, nor is what it finds in what is hidden from assistive technology: behind an open dialog that
 * is the page, and axe sees to it that nothing there has the focus.
 */
export async function askIbm(page: Page): Promise<Result> {
  await page.evaluate(`globalThis.ace ??= (() => { ${program}; return ace; })()`);
  const issues = (await page.evaluate(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) =>
      results.filter(({ node }) => !(node.closest ? node : node.parentElement)?.closest('[aria-hidden=true]')))`,
  )) as Issue[];
  return {
    engine: `IBM Equal Access ${version}`,
    rules: issues.map(({ ruleId }) => ruleId),
    found: issues
      .filter(({ value, ruleId, snippet }) => value[1] === 'FAIL' && isFinding(ruleId, snippet))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`),
  };
}
