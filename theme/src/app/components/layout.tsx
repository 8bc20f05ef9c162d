import type { Components, Theme } from '@mui/material/styles';
import { figures, surfaces } from '../../surfaces';
import { pads, spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { SortArrow } from './icons';
import { coloredGround, eased, hairline, onGround, perIntent, ringInside, withoutMargins } from './shared';

const { borderWidth, container, family, radius, space, target, weight } = tokens;
const { MuiAccordionSummary, MuiAppBar, MuiPaper, MuiTableCell, ...core } = surfaces;

/** Buttons on a coloured bar. */
const onBar = { '& .MuiButton-text': { color: 'inherit' }, '& .MuiIconButton-root': onGround };

/** Papers, lists, tables, bars. */
export const layout: Components<Theme> = {
  ...core,
  MuiContainer: {
    defaultProps: { maxWidth: 'xl' },
    styleOverrides: {
      root: { '&&': { paddingInline: space.page } },
      // Without `maxWidth`, as wide as the site's pages.
      maxWidthXl: { '&&': { maxWidth: `calc(${container.page} + 2 * ${space.page})` } },
    },
  },
  MuiPaper: {
    ...MuiPaper,
    // MUI's elevation writes a `style` attribute, which a strict policy blocks in server HTML.
    styleOverrides: {
      root: ({ ownerState }) =>
        ownerState.variant !== 'elevation' && (ownerState.elevation ?? 0) > 0
          ? { boxShadow: 'var(--stet-shadow-sheet)' }
          : {},
      outlined: { borderRadius: radius.sheet },
    },
  },
  MuiAppBar: {
    ...MuiAppBar,
    defaultProps: { elevation: 0 },
    variants: [
      {
        props: { color: 'primary' },
        style: { ...coloredGround(colors.action.fill, colors.action.onFill), ...onBar },
      },
      ...perIntent({}, (of) => ({ ...coloredGround(of('main'), of('contrastText')), ...onBar })),
      { props: { color: 'inherit' }, style: { color: 'inherit' } },
      { props: { color: 'transparent' }, style: { backgroundColor: 'transparent', borderBlockEnd: 0 } },
    ],
  },
  MuiCard: { defaultProps: { variant: 'sheet' } },
  MuiCardHeader: {
    styleOverrides: {
      root: { padding: pads(2.5, 3, 1.5) },
      title: ({ theme }) => ({ ...(theme.typography.h4 as object) }),
      subheader: { color: colors.text.tertiary, fontSize: sizes.small },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: pads(1.5, 3), '&:last-child': { paddingBlockEnd: spacing(3) } } },
  },
  MuiCardActions: {
    styleOverrides: { root: { gap: spacing(1), padding: pads(1.5, 3, 3) }, spacing: withoutMargins },
  },
  MuiCardActionArea: {
    styleOverrides: {
      focusHighlight: { display: 'none' },
      root: { '&:hover': { backgroundColor: colors.surface.laid }, '&:focus-visible': { outlineOffset: -2 } },
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: { borderColor: colors.line.hair },
      wrapper: { color: colors.text.tertiary, fontSize: sizes.meta },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        backgroundColor: 'inherit',
        color: colors.text.tertiary,
        fontSize: sizes.meta,
        fontWeight: weight.label,
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiListItemText: {
    styleOverrides: { secondary: { color: colors.text.tertiary, fontSize: sizes.small } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: target.control,
        ...eased('background-color'),
        ...ringInside,
        '&:hover, &.Mui-focusVisible': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colors.surface.laid,
          borderInlineStart: `${borderWidth.bar} solid ${colors.line.ink}`,
          paddingInlineStart: spacing(1.625),
        },
        '&.Mui-disabled': { opacity: 1, color: colors.text.tertiary },
      },
    },
  },
  MuiAccordion: {
    ...core.MuiAccordion,
    defaultProps: { ...core.MuiAccordion?.defaultProps, elevation: 0 },
    styleOverrides: {
      root: [
        core.MuiAccordion?.styleOverrides?.root,
        { '&.Mui-disabled': { backgroundColor: 'transparent', color: colors.text.tertiary } },
      ],
    },
  },
  MuiAccordionSummary: {
    ...MuiAccordionSummary,
    styleOverrides: {
      ...MuiAccordionSummary?.styleOverrides,
      // An application's own icon replaces plus and minus.
      root: [
        MuiAccordionSummary?.styleOverrides?.root,
        {
          '&:has(> .MuiAccordionSummary-expandIconWrapper)': { '&::before, &::after': { display: 'none' } },
          '&.Mui-disabled': { opacity: 1, color: colors.text.tertiary },
        },
      ],
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionActions: { styleOverrides: { root: { padding: pads(0, 0, 3) } } },
  MuiTableCell: {
    ...MuiTableCell,
    styleOverrides: {
      root: { padding: pads(1.75, 2), fontSize: sizes.small, borderBlockEnd: hairline },
      head: [MuiTableCell?.styleOverrides?.head, { fontWeight: weight.label }],
      footer: { color: colors.text.tertiary },
      sizeSmall: { paddingBlock: spacing(1.125) },
      paddingNone: { padding: 0 },
      alignRight: figures,
      paddingCheckbox: { padding: pads(0, 0.5) },
      stickyHeader: { backgroundColor: colors.surface.page },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.surface.laid },
        '@media (forced-colors: active)': {
          '&.Mui-selected': {
            outline: `${borderWidth.ring} solid Highlight`,
            outlineOffset: `-${borderWidth.ring}`,
          },
        },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: SortArrow },
    styleOverrides: {
      root: { '&:hover, &.Mui-active': { color: colors.text.primary } },
      icon: { fontSize: sizes.document },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { color: colors.text.secondary },
      selectLabel: { fontSize: sizes.meta },
      displayedRows: { fontSize: sizes.meta, fontVariantNumeric: 'tabular-nums lining-nums' },
      input: { minHeight: 0, fontSize: sizes.meta },
    },
  },
  MuiImageListItemBar: {
    styleOverrides: {
      root: { backgroundColor: colors.surface.band, color: colors.text.onBand },
      positionBelow: { backgroundColor: 'transparent', color: 'inherit' },
      title: { fontSize: sizes.small },
      subtitle: { fontSize: sizes.reference },
      actionIcon: { '& .MuiIconButton-root': onGround },
    },
  },
  MuiAvatarGroup: { styleOverrides: { root: { '& .MuiAvatar-root': { borderColor: colors.surface.page } } } },
  MuiAvatar: {
    styleOverrides: {
      ...core.MuiAvatar?.styleOverrides,
      root: { fontFamily: family.display },
      rounded: { borderRadius: radius.control },
    },
  },
};
