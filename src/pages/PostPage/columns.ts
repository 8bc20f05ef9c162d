import type { CSSObject, Theme } from '@mui/material/styles';
import { wideScreen } from '../../styles/mediaQueries';

/** The title and, from `sm` on, the post's picture beside it; a rule closes a head without a picture. */
export const headColumns = (hasPicture: boolean) => ({
  display: 'grid',
  gridTemplateColumns: { sm: `minmax(0, 7fr)${hasPicture ? ' minmax(0, 5fr)' : ''}` },
  gap: { xs: 3.5, md: 6 },
  marginBlockEnd: { xs: 4, md: 7 },
  // Without a margin beside it, as wide as the text.
  maxWidth: ({ measures }: Theme) => ({ sm: measures.document, md: 'none' }),
  ...(!hasPicture && { paddingBlockEnd: 4, borderBlockEnd: 1, borderColor: 'line.ink' }),
});

/**
 * The columns of a post, inside a size container: the text, from `md` on a margin for facts and notes, from `lg` on the contents as well, with
 * the text in the middle. Their sizes are variables, which the margin and the body's wide cards use.
 */
export const postColumns = ({ breakpoints, measures, spacing }: Theme): CSSObject => ({
  '--measure': measures.document,
  '--near': spacing(6),
  '--bleed': '0px',
  '--wider': '0px',
  [breakpoints.up('md')]: {
    '--contents': '13.25rem',
    '--margin': '14.75rem',
    '--gap': 'max(var(--near), 100cqi - var(--measure) - var(--margin))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, var(--measure)) var(--margin)',
    justifyContent: 'space-between',
    columnGap: 'var(--near)',
    '& > *': { gridColumn: 1 },
  },
  [breakpoints.up('lg')]: {
    '--gap': 'max(var(--near), (100cqi - var(--contents) - var(--measure) - var(--margin)) / 2)',
    '--bleed': 'calc(var(--gap) - var(--near))',
    gridTemplateColumns: 'var(--contents) minmax(0, var(--measure)) var(--margin)',
    '& > *': { gridColumn: 'auto' },
  },
  // Where the container grows, so does the text.
  [wideScreen]: { '--measure': '42rem', '--contents': '15rem', '--margin': '17.5rem' },
  '@media print': { display: 'block' },
});

/** Places an element of the text column in the margin, below what is there, as `body/post.css` places notes and captions. */
export const fixedInMargin = ({ spacing }: Theme): CSSObject => ({
  float: 'inline-end',
  clear: 'inline-end',
  width: 'var(--margin)',
  marginInlineEnd: 'calc(-1 * (var(--margin) + var(--gap)))',
  // The least distance between two, and that by which a note is moved up to the last line of its paragraph.
  marginBlockEnd: spacing(4 + 5.5),
});
