import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { SheetClause } from './edits/SheetClause';
import { unit, whereCropped, type HeroEdits } from './HeroCards';

/** The page of the recorded window rebuilt in HTML, pixel for pixel. It replaces the picture after the first decision. */
const sheet = ({ palette, typography }: Theme) => ({
  '--u': unit.wide,
  position: 'absolute' as const,
  insetInline: 'calc(32 * var(--u)) calc(306 * var(--u))',
  insetBlock: 'calc(99 * var(--u)) calc(24 * var(--u))',
  overflow: 'hidden',
  scrollBehavior: 'smooth' as const,
  paddingBlockStart: 'calc(26 * var(--u))',
  // Room to scroll the last clause above the play button; as padding it would cover the window's foot.
  '&::after': { content: '""', display: 'block', height: '100%' },
  paddingInline: 'calc(37 * var(--u)) calc(45 * var(--u))',
  backgroundColor: palette.surface.sheet,
  border: `1px solid ${palette.line.hair}`,
  borderBlockEnd: 0,
  fontFamily: typography.families.display,
  fontSize: 'calc(18 * var(--u))',
  lineHeight: 1.66,
  '&:lang(he)': { lineHeight: 1.8 },
  '--bar': 'calc(-22 * var(--u))',
  '--stet': 'calc(-37 * var(--u))',
  '& p': { margin: '0 0 calc(10 * var(--u))', textWrap: 'pretty' as const },
  '& .heading': { marginBlockEnd: 'calc(6 * var(--u))', fontWeight: 'fontWeightClause', lineHeight: 1.4 },
  [whereCropped]: {
    '--u': unit.cropped,
    insetInline: 'calc(14 * var(--u))',
    insetBlock: 'calc(93 * var(--u)) 0',
    paddingBlockStart: 'calc(20 * var(--u))',
    paddingInline: 'calc(21 * var(--u)) calc(35 * var(--u))',
    fontSize: 'calc(16 * var(--u))',
    '--bar': 'calc(-18 * var(--u))',
    '--stet': 'calc(-32 * var(--u))',
  },
});

const clauses = {
  notice: 'samples.changes.notice',
  exit: 'samples.changes.exit',
  effect: 'samples.changes.effect',
} as const;

/** Scrolls to the first paragraph that puts the clause above the play button, and shows no clause behind it. */
function bringIntoView(page: HTMLElement, clause: HTMLElement) {
  const bar = page.parentElement?.querySelector<HTMLElement>(':scope > button');
  const room = Math.min(page.clientHeight, (bar?.offsetTop ?? Infinity) - page.offsetTop);
  const end = clause.offsetTop + clause.offsetHeight;
  const gap = Number.parseFloat(getComputedStyle(clause).marginBlockEnd);
  const clauses: HTMLElement[] = [...page.querySelectorAll('p')];
  // Starting there, no part of the previous paragraph is visible.
  const starts = clauses.map(({ offsetTop, previousElementSibling: before }) =>
    before instanceof HTMLElement ? Math.max(offsetTop - gap, before.offsetTop + before.offsetHeight) : 0,
  );
  const start = [0, ...starts].find((one) => end - one <= room) ?? starts[clauses.indexOf(clause)] ?? 0;
  page.scrollTop = start;
  for (const one of clauses)
    one.style.visibility = one !== clause && one.offsetTop + one.offsetHeight - start > room ? 'hidden' : '';
}

/** The clauses of the hero's window; renders nothing while the picture still matches. */
export function HeroSheet({ ids, outcomes, event, current }: HeroEdits) {
  const page = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (page.current && asked.current) bringIntoView(page.current, asked.current);
  }, [outcomes]);

  if (!event) return null;
  return (
    <Box ref={page} sx={sheet}>
      <p className="heading">
        <FormattedMessage id="samples.changes.heading" />
      </p>
      {ids.map((id) => (
        <SheetClause
          key={id}
          ref={id === (current ?? ids.at(-1)) ? asked : undefined}
          id={clauses[id]}
          outcome={outcomes[id]}
        />
      ))}
      <FormattedMessage id="samples.changes.rest" tagName="p" />
    </Box>
  );
}
