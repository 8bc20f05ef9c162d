import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { letteredItem } from '../../../styles/letteredItem';
import { wideScreen } from '../../../styles/mediaQueries';
import { fixedInMargin, noteInMargin } from '../columns';
import { cardStyles } from './cardStyles';

/** Styles of a prepared post (`prepareBody`): every element and card of Ghost's editor, selected by element and by Ghost's class names. */
export const PostBody = styled('div')(({ theme }) => {
  const { palette, typography, breakpoints, spacing } = theme;
  const { families, document } = typography;
  const isHebrew = theme.direction === 'rtl';
  // Smaller text, and cards at full width.
  const narrow = breakpoints.down('md');
  const text = { fontFamily: families.text, fontSize: theme.typography.sizes.compact, lineHeight: 1.5 };

  return {
    ...document,
    fontSize: theme.typography.sizes.title1,
    overflowWrap: 'anywhere',
    [narrow]: { fontSize: theme.typography.sizes.document },
    [wideScreen]: { fontSize: theme.typography.sizes.title3 },

    // `:where()` keeps the specificity below the distances between blocks.
    '& :where(p)': { marginBlock: 0 },
    '& :where(p + p)': { marginBlockStart: '1.1em' },
    '& > *': { maxWidth: 'var(--measure)', marginBlock: 0 },
    '& > * + *': { marginBlockStart: '1.1em' },
    '& > :is(figure, .kg-card, .kg-table, pre)': { marginBlock: '1.8em' },
    '& > :is(.kg-width-wide, .kg-width-full, .kg-gallery-card, .kg-header-card)': {
      maxWidth: 'none',
      marginInline: 'calc(-1 * var(--bleed))',
      '--wider': 'var(--bleed)',
    },
    '&& > :is(:not(* + *), details + details)': { marginBlockStart: 0 },
    '&& > details:has(+ details)': { marginBlockEnd: 0 },
    '& > .kg-opening': { fontSize: '1.25em', lineHeight: isHebrew ? 1.6 : 1.48 },

    '& h2, & h3, & h4': {
      fontFamily: families.display,
      fontWeight: theme.typography.fontWeightDisplay,
      letterSpacing: isHebrew ? 0 : '-0.012em',
    },
    '& h2': { fontSize: '1.7em', lineHeight: isHebrew ? 1.3 : 1.2, marginBlockStart: '1.65em' },
    '& h3': {
      fontSize: '1.2em',
      fontWeight: theme.typography.fontWeightDisplayStrong,
      lineHeight: 1.3,
      letterSpacing: 0,
      marginBlockStart: '1.65em',
    },
    '& h4': {
      ...text,
      fontSize: theme.typography.sizes.body,
      fontWeight: typography.fontWeightBold,
      letterSpacing: 0,
      marginBlockStart: '1.8em',
    },
    '& :is(h2, h3, h4) + *': { marginBlockStart: '0.8em' },
    // A link sign on hover, hidden from screen readers.
    '& .kg-anchor': {
      color: 'inherit',
      textDecoration: 'none',
      '&::after': {
        content: '"\\00a0#" / ""',
        position: 'absolute',
        color: palette.text.tertiary,
        opacity: 0,
      },
      '&:is(:hover, :focus-visible)::after': { opacity: 1 },
    },

    '& a': {
      color: palette.action.link,
      textDecorationLine: 'underline',
      textDecorationThickness: 1,
      textDecorationColor: palette.line.edge,
      textUnderlineOffset: '0.2em',
      '&:hover': { textDecorationColor: 'currentColor' },
    },
    '& strong, & b': { fontWeight: theme.typography.fontWeightClause },
    // Frank Ruhl has no italic, and a synthesized one looks wrong. In Hebrew a slightly bolder word would pass for a strong one, so that
    // emphasis is the other typeface.
    '& em, & i, & cite, & dfn, & var': {
      fontStyle: 'normal',
      ...(isHebrew
        ? { fontFamily: families.text, fontSize: '0.92em' }
        : { fontWeight: typography.fontWeightDisplayStrong }),
    },
    '& .kg-hint': visuallyHidden,

    '& ul, & ol': { paddingInlineStart: spacing(4.5) },
    '& li + li': { marginBlockStart: '0.5em' },
    '& li > :is(ul, ol)': { marginBlock: '0.5em' },
    '& ul': { '& > li::marker': { color: palette.text.tertiary } },
    '& ol': { listStyle: 'none' },
    '& ol > li': letteredItem(theme),
    '& dt': { fontWeight: theme.typography.fontWeightClause },
    '& dd': { marginInlineStart: spacing(4.5) },

    '& blockquote': {
      marginInline: 0,
      marginBlock: '1.5em',
      paddingInlineStart: spacing(3),
      borderInlineStart: `3px solid ${palette.line.ink}`,
      fontSize: '1.3em',
      lineHeight: isHebrew ? 1.55 : 1.42,
      textWrap: 'pretty',
      [narrow]: { fontSize: '1.15em', paddingInlineStart: spacing(2.25) },
    },
    '& .kg-blockquote-alt': {
      border: 0,
      paddingInline: spacing(3),
      textAlign: 'center',
      color: palette.text.secondary,
    },
    '& aside:not(.kg-note)': {
      color: palette.text.secondary,
      paddingInlineStart: spacing(3),
      borderInlineStart: `3px double ${palette.line.strong}`,
    },
    '& hr': {
      width: 96,
      marginBlock: '2.4em',
      marginInline: 0,
      border: 0,
      borderBlockStart: `3px double ${palette.line.strong}`,
    },

    '& code, & kbd, & samp': {
      fontFamily: families.code,
      fontSize: '0.85em',
      unicodeBidi: 'isolate',
      backgroundColor: palette.surface.laid,
      paddingInline: '0.15em',
    },
    '& pre': {
      whiteSpace: 'pre-wrap',
      padding: spacing(2.25, 2.75),
      fontFamily: families.code,
      fontSize: theme.typography.sizes.meta,
      lineHeight: 1.6,
      textAlign: 'start',
      backgroundColor: palette.surface.laid,
      borderInlineStart: `3px solid ${palette.line.edge}`,
      '& code': { padding: 0, fontSize: 'inherit', background: 'none' },
    },
    '& .kg-code-card pre': { margin: 0 },

    '& .kg-table': { overflowX: 'auto' },
    '& table': {
      ...text,
      width: '100%',
      borderCollapse: 'collapse',
      fontFeatureSettings: '"tnum", "lnum"',
      overflowWrap: 'break-word',
      [narrow]: { fontSize: theme.typography.sizes.small },
    },
    '& caption': {
      textAlign: 'start',
      fontSize: theme.typography.sizes.small,
      color: palette.text.tertiary,
      paddingBlockEnd: spacing(1),
    },
    '& :is(th, td)': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: spacing(1.375),
      paddingInline: `0 ${spacing(2.25)}`,
      [narrow]: { paddingInlineEnd: spacing(1.25) },
      borderBlockEnd: `1px solid ${palette.line.hair}`,
    },
    '& th': { fontSize: theme.typography.sizes.small, fontWeight: typography.fontWeightMedium },
    '& thead th': { borderBlockEndColor: palette.line.ink },
    '& [data-align=center]': { textAlign: 'center' },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& [data-align=end]': { textAlign: 'end' },

    '& sup': { fontSize: '0.7em', lineHeight: 0 },
    '& .kg-number': { whiteSpace: 'nowrap' },
    '& .footnote-ref a, & .kg-note-number': {
      ...text,
      fontSize: theme.typography.sizes.marker,
      fontWeight: typography.fontWeightBold,
      lineHeight: 1,
      textDecorationLine: 'none',
      backgroundColor: palette.surface.laid,
      padding: spacing(0.25, 0.625),
      marginInlineStart: 2,
    },
    '& .kg-note-number': { marginInline: `0 ${spacing(0.5)}` },
    '& .kg-note': {
      ...text,
      fontSize: theme.typography.sizes.small,
      lineHeight: 1.55,
      color: palette.text.secondary,
      borderBlockStart: `1px solid ${palette.line.strong}`,
      paddingBlockStart: spacing(1.25),
      [breakpoints.up('md')]: noteInMargin(theme),
    },

    ...cardStyles(theme),
    [breakpoints.up('md')]: {
      '& > figure': { display: 'block' },
      '& > figure > figcaption': {
        ...fixedInMargin(theme),
        marginBlockStart: 0,
        paddingBlockStart: spacing(1.25),
        borderBlockStart: `1px solid ${palette.line.strong}`,
      },
    },

    '@media print': {
      fontSize: '11.5pt',
      '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& :is(figure, pre, blockquote)': { breakInside: 'avoid' },
      '& :is(h2, h3, h4)': { breakAfter: 'avoid' },
      '& :is(audio, video)': { display: 'none' },
    },
  };
});
