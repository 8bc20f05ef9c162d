import type { CSSObject, Theme } from '@mui/material/styles';

/* Shared by the prerendered and the interactive version, so that nothing moves when one replaces the other. */

export const numbered: CSSObject = { counterReset: 'job' };

const jobNumber = ({ palette, typography }: Theme): CSSObject => ({
  content: 'counter(job)',
  counterIncrement: 'job',
  minWidth: '1em',
  fontFamily: typography.families.display,
  fontWeight: typography.fontWeightDocument,
  color: palette.text.tertiary,
});

/** The name of a job, on its tab or in the accordion. */
export const jobName = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontSize: theme.typography.sizes.document,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  '&::before': jobNumber(theme),
});

/** The grid of the tabs. */
export const tabGrid = ({ palette }: Theme): CSSObject => ({
  ...numbered,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${palette.line.strong}`,
  borderInlineStart: `1px solid ${palette.line.strong}`,
});

/** A tab. The mark of the selected one shows the film's progress (`--played`, 0 to 1). */
export const tabCell = (theme: Theme): CSSObject => ({
  ...theme.typography.body1,
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  minHeight: 64,
  paddingInline: theme.spacing(2.5),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  textAlign: 'start',
  // Avoids overflow in the frame before the accordion replaces the tabs.
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
  border: 0,
  borderInlineEnd: `1px solid ${theme.palette.line.strong}`,
  borderBlockEnd: `1px solid ${theme.palette.line.strong}`,
  '&::before': jobNumber(theme),
  '&:hover': { backgroundColor: theme.palette.surface.laid },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-selected=true], &[data-selected]': {
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface.sheet,
    boxShadow: `inset 0 2px ${theme.palette.line.strong}`,
    '@media (forced-colors: active)': { border: '3px solid' },
  },
  '&[aria-selected=true]::after, &[data-selected]::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -1,
    insetInline: -1,
    height: 3,
    backgroundColor: theme.palette.line.ink,
    transform: 'scaleX(var(--played, 0))',
    transformOrigin: 'var(--start, 0%)',
    transition: `transform ${theme.marks.duration.note}ms linear`,
    '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
  },
  '[dir=rtl] &': { '--start': '100%' },
});
