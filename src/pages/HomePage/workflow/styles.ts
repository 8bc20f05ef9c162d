import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import { withJs, withoutJs } from '../../../styles/hideWithoutJs';
import { unfold } from '../../../styles/keyframes';

/* On paper and without JavaScript, six names with their texts; on screens tabs from `md`, and an accordion below. */

const onScreen = (query: string) => query.replace('@media', '@media screen and');
const tabs = ({ breakpoints }: Theme) => onScreen(breakpoints.up('md'));
const accordion = ({ breakpoints }: Theme) => onScreen(breakpoints.down('md'));

/** A heading and a panel for each job. */
export const Jobs = styled('div')(({ theme }) => {
  const { palette, typography, spacing, timing } = theme;
  return {
    counterReset: 'job',
    borderBlockEnd: `1px solid ${palette.line.hair}`,
    '& > h3': {
      display: 'grid',
      fontSize: typography.sizes.document,
      borderBlockStart: `1px solid ${palette.line.hair}`,
    },
    '& > div': { paddingBlockEnd: spacing(3) },
    // The text of a closed job.
    '& > div > p': { margin: 0, color: palette.text.secondary },
    [withJs]: {
      '@media screen': { '& > div:not([data-open])': { display: 'none' } },
      [accordion(theme)]: {
        '@media (prefers-reduced-motion: no-preference)': {
          '& > [data-animates]': {
            animation: `${unfold} ${timing.duration.accordion}ms ${timing.easing.standard}`,
          },
        },
      },
      [tabs(theme)]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        border: `0 solid ${palette.line.strong}`,
        borderBlockStartWidth: 1,
        borderInlineStartWidth: 1,
        '& > h3': { fontSize: typography.sizes.body, border: 0 },
        // The panel's border overlaps the grid's.
        '& > div': { order: 1, gridColumn: '1 / -1', marginInlineStart: -1, padding: 0 },
      },
    },
  };
});

/** The name of a job. As a tab it shows the film's progress (`--played`, 0 to 1) while it is selected. */
export const JobButton = styled(ButtonBase)(({ theme }) => {
  const { palette, typography, spacing, timing } = theme;
  const bar = 'linear-gradient(currentColor 0 0) center no-repeat';
  return {
    justifyContent: 'flex-start',
    gap: spacing(0.5),
    minHeight: 52,
    fontSize: 'inherit',
    fontWeight: typography.fontWeightMedium,
    lineHeight: 1.3,
    textAlign: 'start',
    '&::before': {
      content: 'counter(job)',
      counterIncrement: 'job',
      minWidth: '1em',
      fontFamily: typography.families.display,
      fontWeight: typography.fontWeightDocument,
      color: palette.text.tertiary,
    },
    [withoutJs]: { cursor: 'auto', userSelect: 'text' },
    [withJs]: {
      [accordion(theme)]: {
        // A plus; a minus while it is open.
        '&::after': {
          content: '""',
          width: 16,
          height: 16,
          flex: 'none',
          marginInlineStart: 'auto',
          background: `${bar}, ${bar}`,
          backgroundSize: '100% 2px, 2px 100%',
          clipPath: 'inset(0)',
          transition: `clip-path ${timing.duration.state}ms ${timing.easing.standard}`,
          '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' },
        },
        '[data-open] > &::after': { clipPath: 'inset(7px 0)' },
      },
      [tabs(theme)]: {
        gap: spacing(1.75),
        minHeight: 64,
        paddingInline: spacing(2.5),
        color: palette.text.secondary,
        border: `0 solid ${palette.line.strong}`,
        borderInlineEndWidth: 1,
        borderBlockEndWidth: 1,
        '&:hover': { backgroundColor: palette.surface.laid },
        '&:focus-visible': { outlineOffset: -4 },
        '[data-open] > &': {
          color: palette.text.primary,
          backgroundColor: palette.surface.sheet,
          boxShadow: `inset 0 2px ${palette.line.strong}`,
          '@media (forced-colors: active)': { borderWidth: 3 },
        },
        '[data-open] > &::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: -1,
          insetInline: -1,
          height: 3,
          backgroundColor: palette.line.ink,
          transform: 'scaleX(var(--played, 0))',
          transformOrigin: theme.direction === 'rtl' ? '100%' : '0%',
          transition: `transform ${timing.duration.note}ms linear`,
          '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
        },
      },
    },
  };
}) as typeof ButtonBase;
