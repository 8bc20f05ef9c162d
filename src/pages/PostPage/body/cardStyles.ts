import type { CSSObject, Theme } from '@mui/material/styles';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';

/** An SVG as a mask, so that it takes the text colour. */
const mask = (path: string): CSSObject => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='currentColor' stroke-width='1.5' stroke-linecap='square'><path d='${path}'/></svg>`;
  return {
    content: '""',
    flex: 'none',
    width: 20,
    height: 20,
    backgroundColor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
  };
};

/** Flex grow of gallery pictures by ratio in tenths: the policy forbids inline styles. */
const ratios = Object.fromEntries(
  Array.from({ length: 37 }, (_, index) => [`& [data-ratio="${index + 4}"]`, { flexGrow: index + 4 }]),
);

/** Styles of Ghost's cards. */
export function cardStyles({ palette, typography, radii, spacing, breakpoints }: Theme): CSSObject {
  const sans = { fontFamily: typography.families.text };
  const small = { ...sans, fontSize: typography.small.fontSize, lineHeight: typography.small.lineHeight };
  const framed = { border: `1px solid ${palette.line.strong}`, borderRadius: radii.sheet };
  const title: CSSObject = {
    ...sans,
    fontSize: typography.sizes.body,
    fontWeight: typography.fontWeightMedium,
    lineHeight: 1.4,
  };
  const muted: CSSObject = { ...small, color: palette.text.tertiary };
  const sheet: CSSObject = { ...framed, backgroundColor: palette.surface.sheet };
  const linkCard: CSSObject = {
    ...sheet,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { borderColor: palette.line.ink },
  };
  /** Their author's colour, as far as ours have it, on the bar and faintly on the ground. */
  const callout = (color: string, ground = 9): CSSObject => ({
    borderColor: color,
    backgroundColor: `color-mix(in srgb, ${color} ${ground}%, ${palette.surface.sheet})`,
  });
  const button: CSSObject = {
    ...title,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: spacing(1, 2.75),
    border: `1px solid ${palette.action.fill}`,
    borderRadius: radii.control,
    backgroundColor: palette.action.fill,
    color: palette.action.onFill,
    lineHeight: 1.2,
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.action.fillHover },
  };

  return {
    '& figure': { margin: 0, display: 'flex', flexDirection: 'column' },
    // First in the document, so that it can float into the margin beside what it names.
    '& figcaption': { ...muted, order: 1, marginBlockStart: spacing(1.25) },
    '& figure > img': { alignSelf: 'start' },
    '& img, & video': { display: 'block', maxWidth: '100%', height: 'auto' },
    // Shows either a picture or its dark variant; a chosen scheme overrides the system's, and print is light.
    '& .kg-dark-only': { display: 'none' },
    '@media screen and (prefers-color-scheme: dark)': {
      'html:not([data-scheme=light]) & .kg-light-only': { display: 'none' },
      'html:not([data-scheme=light]) & .kg-dark-only': { display: 'block' },
    },
    '@media screen': {
      'html[data-scheme=dark] & .kg-light-only': { display: 'none' },
      'html[data-scheme=dark] & .kg-dark-only': { display: 'block' },
    },

    '& .kg-image, & .kg-gallery-image img': {
      border: `1px solid ${palette.line.hair}`,
      backgroundColor: palette.surface.laid,
    },

    '& .kg-gallery-container, & .kg-gallery-row': { display: 'flex', gap: spacing(1) },
    '& .kg-gallery-container': { flexDirection: 'column' },
    '& .kg-gallery-image': { flex: '1 1 0', minWidth: 0 },
    '& .kg-gallery-image img': { width: '100%' },
    ...ratios,

    '& .kg-callout-card': {
      ...sans,
      display: 'flex',
      gap: spacing(1.75),
      padding: spacing(2.25, 2.75),
      fontSize: typography.sizes.body,
      lineHeight: 1.55,
      backgroundColor: palette.surface.laid,
      borderInlineStart: `3px solid ${palette.line.edge}`,
    },
    '& .kg-callout-card-yellow': {
      backgroundColor: palette.mark.highlight,
      color: palette.mark.onHighlight,
      borderColor: palette.mark.onHighlight,
    },
    '& .kg-callout-card-blue': callout(palette.action.focus),
    // The palette has no green: the hue between its blue and its yellow.
    '& .kg-callout-card-green': callout(
      `color-mix(in oklch, ${palette.action.focus} 42%, ${palette.mark.highlight})`,
    ),
    '& .kg-callout-card-red': callout(palette.error.main, 13),
    '& .kg-callout-card-pink': callout(
      `color-mix(in srgb, ${palette.error.main} 45%, ${palette.surface.sheet})`,
      16,
    ),
    '& .kg-callout-card-purple': callout(
      `color-mix(in srgb, ${palette.error.main}, ${palette.action.focus})`,
    ),
    '& .kg-callout-card-white': { backgroundColor: palette.surface.sheet },
    '& .kg-callout-card-accent': {
      backgroundColor: palette.action.fill,
      color: palette.action.onFill,
      borderColor: palette.action.fill,
    },
    '& .kg-callout-card a': { color: 'inherit', outlineColor: 'currentColor' },
    '& .kg-callout-emoji': { flex: 'none' },

    '& details': { borderBlock: `1px solid ${palette.line.strong}` },
    '& details + details': { marginBlockStart: 0, borderBlockStart: 0 },
    '& summary': {
      ...title,
      display: 'flex',
      gap: spacing(2),
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: 60,
      paddingBlock: spacing(1.5),
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': mask('M4 10h12M10 4v12'),
      'details[open] > &::after': mask('M4 10h12'),
    },
    '& .kg-toggle-content': { paddingBlockEnd: spacing(2.5) },

    '& .kg-bookmark-container': { ...linkCard, display: 'flex', overflow: 'hidden' },
    '& .kg-bookmark-content': { flex: '1 1 60%', minWidth: 0, padding: spacing(2.25, 2.5) },
    '& .kg-bookmark-title, & .kg-file-card-title, & .kg-audio-title': title,
    '& .kg-bookmark-description': { ...small, color: palette.text.secondary, marginBlock: spacing(0.5) },
    '& .kg-bookmark-metadata': {
      ...muted,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: spacing(1),
      marginBlockStart: spacing(1.25),
    },
    '& .kg-bookmark-icon': { width: 20, height: 20 },
    '& .kg-bookmark-thumbnail': {
      flex: '1 1 40%',
      maxWidth: 240,
      borderInlineStart: `1px solid ${palette.line.hair}`,
    },
    '& .kg-bookmark-thumbnail img': { width: '100%', height: '100%', objectFit: 'cover' },
    // Beside the text too little of a picture would be seen.
    [breakpoints.down('sm')]: {
      '& .kg-bookmark-container': { flexDirection: 'column-reverse' },
      '& .kg-bookmark-thumbnail': {
        maxWidth: 'none',
        borderInlineStart: 0,
        borderBlockEnd: `1px solid ${palette.line.hair}`,
      },
      '& .kg-bookmark-thumbnail img': { height: 'auto', aspectRatio: '40 / 21' },
    },

    '& .kg-embed-card blockquote': {
      ...sheet,
      ...sans,
      margin: 0,
      padding: spacing(2.25, 2.5),
      fontSize: typography.sizes.body,
      lineHeight: 1.55,
    },
    '& .kg-quoted': {
      ...muted,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: spacing(1.5),
      marginBlockStart: spacing(1),
    },

    '& .kg-file-card-container': {
      ...linkCard,
      display: 'flex',
      gap: spacing(2),
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: spacing(2, 2.5),
      '&::after': mask('M10 3v9M6 8.5l4 4 4-4M4 16.5h12'),
    },
    '& .kg-file-card-contents': { minWidth: 0 },
    '& .kg-file-card-icon': { display: 'none' },
    '& .kg-file-card-caption': { ...small, color: palette.text.secondary },
    '& .kg-file-card-metadata': {
      ...muted,
      display: 'flex',
      gap: spacing(1.5),
      marginBlockStart: spacing(0.5),
    },

    '& .kg-audio-card': { ...sheet, padding: spacing(2, 2.5) },
    '& .kg-audio-player-container': { display: 'flex', flexDirection: 'column-reverse', gap: spacing(1.25) },
    '& audio': { display: 'block', width: '100%' },
    '& video': { width: '100%', backgroundColor: palette.surface.desk },

    '& .kg-btn, & .kg-cta-button, & .kg-product-card-button, & .kg-header-card-button': button,
    '& .kg-button-card.kg-align-center, & .kg-header-card .kg-align-center': { textAlign: 'center' },
    '& .kg-cta-card': { borderBlock: `1px solid ${palette.line.ink}`, paddingBlock: spacing(3) },
    '& .kg-cta-content-inner': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: spacing(2),
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    '& .kg-cta-sponsor-label': muted,

    '& .kg-product-card-container': {
      ...sheet,
      ...sans,
      padding: spacing(2.5),
      fontSize: typography.sizes.body,
      lineHeight: 1.6,
    },
    '& .kg-product-card-image': { width: '100%', marginBlockEnd: spacing(2) },
    '& .kg-product-card-title': {
      fontFamily: typography.families.display,
      fontSize: typography.sizes.title4,
      fontWeight: typography.fontWeightDisplayStrong,
      lineHeight: 1.3,
    },
    '& .kg-product-card-button': { marginBlockStart: spacing(2) },

    '& .kg-header-card': {
      padding: `clamp(${spacing(4)}, 6vw, ${spacing(8)}) clamp(${spacing(2.5)}, 5vw, ${spacing(7)})`,
      backgroundColor: palette.surface.laid,
    },
    '& .kg-header-card-heading': { marginBlock: '0 !important' },
    '& .kg-header-card-subheading': {
      ...sans,
      color: palette.text.secondary,
      fontSize: typography.sizes.smallSerif,
      lineHeight: 1.5,
      marginBlockStart: spacing(1),
    },
    '& .kg-header-card-button': { marginBlockStart: spacing(2.5) },

    '& .kg-embed-link': { ...linkCard, display: 'block', padding: spacing(2.25, 2.5) },
    // Needs scripts, and a policy that allows frames: after a client-side navigation the previous page's still applies.
    '& .kg-player': {
      display: 'block',
      aspectRatio: '16 / 9',
      border: `1px solid ${palette.line.strong}`,
      borderBlockEnd: 0,
      backgroundColor: palette.surface.desk,
      ...hideWithoutJsAndInPrint,
      '[data-page]:not([data-page="/blog/:slug"]) &': { display: 'none' },
    },
    '& .kg-outside-title': { ...title, display: 'block' },
    '& .kg-outside-note': {
      ...small,
      display: 'flex',
      gap: spacing(1),
      alignItems: 'start',
      textWrap: 'balance',
      color: palette.text.secondary,
      '&::before': {
        ...mask('M7 5h8v8M15 5L5 15'),
        flex: 'none',
        width: 16,
        height: 16,
        marginBlockStart: spacing(0.5),
      },
      '[dir=rtl] &::before': { transform: 'scaleX(-1)' },
    },
  };
}
