import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** An engine's findings on a page in its current state. */
export interface Result {
  name: string;
  /** Applied rules. */
  rules: string[];
  /** One line per failing element. */
  found: string[];
}

/** WCAG 2.2 A and AA, best practices and experimental rules. */
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

/** False positives with the reason for each. Each exemption is limited to certain elements. */
export const suppressed: readonly { rule: string; on: RegExp; because: string }[] = [
  {
    rule: 'element_attribute_deprecated',
    on: /http-equiv="content-security-policy"/,
    because: 'the HTML standard has this meta element, and html-validate accepts it',
  },
  {
    rule: 'element_tabbable_role_valid',
    on: /role="region"/,
    because: 'a region that scrolls must be reachable by the keyboard (axe: scrollable-region-focusable)',
  },
  {
    rule: 'element_tabbable_role_valid',
    on: /data-testid="sentinel/,
    because: 'the ends of a dialog move the focus on immediately',
  },
  {
    rule: 'focus-order-semantics',
    on: /data-testid="sentinel/,
    because: 'the same',
  },
  {
    rule: 'aria_accessiblename_exists',
    on: /<th scope="col"/,
    because: 'the head of the column has a name, for screen readers only; axe finds it, and demands text',
  },
  {
    rule: 'table_headers_exists',
    on: /^<table aria-label=/,
    because:
      'on a phone a table is a list of blocks, and the heads of its columns are for screen readers only; axe finds them',
  },
  {
    rule: 'target-size',
    on: /partially obscured/,
    because: 'an open card covers the control, and Escape closes it',
  },
  {
    rule: 'heading_content_exists',
    on: /^<h1 aria-label=/,
    because:
      'the title of the landing page is named by what it says in the end, while its words are struck and inserted',
  },
];

const isFinding = (rule: string, words: string) =>
  !suppressed.some((one) => one.rule === rule && one.on.test(words));

/** axe-core, including its best-practice and experimental rules. */
export async function askAxe(page: Page): Promise<Result> {
  // No page has frames at first, and legacy mode, which ignores them, takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { testEngine, ...results } = await axe.withTags(axeTags).analyze();
  const { passes, incomplete, inapplicable, violations } = results;
  return {
    name: `${testEngine.name} ${testEngine.version}`,
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

interface Failure {
  ruleId: string;
  message: string;
  snippet: string;
}

/**
 * IBM's Equal Access checker with its whole rule set: WCAG 2.2 and IBM's recommendations. Findings that need human judgement are left out,
 * and so are those in content hidden from assistive technology: `aria-hidden`, where axe checks that nothing is focusable, and the page behind a
 * modal `<dialog>`, whose labels may not be drawn.
 */
export async function askIbm(page: Page): Promise<Result> {
  await page.evaluate(`globalThis.ace ??= (() => { ${program}; return ace; })()`);
  // A page has thousands of results, of which only failures leave the browser.
  const { rules, failed } = (await page.evaluate(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => {
      const modal = document.querySelector('dialog:modal');
      const isBehind = (node) => modal !== null && !modal.contains(node) && !node.contains(modal);
      const exposed = results.filter(
        ({ node }) => !isBehind(node) && !(node.closest ? node : node.parentElement)?.closest('[aria-hidden=true]'),
      );
      return {
        rules: [...new Set(exposed.map(({ ruleId }) => ruleId))],
        failed: exposed.filter(({ value }) => value[1] === 'FAIL').map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet })),
      };
    })`,
  )) as { rules: string[]; failed: Failure[] };
  return {
    name: `IBM Equal Access ${version}`,
    rules,
    found: failed
      .filter(({ ruleId, snippet }) => isFinding(ruleId, snippet))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`),
  };
}
