import type { CSSObject } from '@mui/material/styles';
import { spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { chosen, edge, filled, hairline, lifted, ring } from './shared';

const { borderWidth, radius, target, weight } = tokens;

/** Styles by slot for MUI X. Its types are not imported, since applications may not use it. */
type Slots = Record<
  string,
  { styleOverrides?: Record<string, CSSObject>; defaultProps?: Record<string, unknown> }
>;

/** Distinct series colours. Red and blue are reserved for changes. */
const series = [
  colors.action.fill,
  colors.severity.warning,
  colors.severity.info,
  colors.line.edge,
  colors.feedback.error,
  colors.severity.success,
];

const day: CSSObject = {
  borderRadius: radius.control,
  fontSize: sizes.small,
  '&:hover': { backgroundColor: colors.surface.laid },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': filled,
};

/** Styles of MUI X's data grid, date pickers and charts. */
export const data: Slots = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--DataGrid-rowBorderColor': colors.line.hair,
        '--DataGrid-containerBackground': colors.surface.sheet,
        '--DataGrid-pinnedBackground': colors.surface.sheet,
        border: hairline,
        borderRadius: radius.sheet,
        backgroundColor: colors.surface.sheet,
        color: colors.text.primary,
        fontSize: sizes.small,
      },
      columnHeaderTitle: { color: colors.text.tertiary, fontSize: sizes.meta, fontWeight: weight.label },
      cell: {
        '&:focus, &:focus-within': { ...ring, outlineOffset: `-${borderWidth.ring}` },
      },
      columnHeader: {
        '&:focus, &:focus-within': { ...ring, outlineOffset: `-${borderWidth.ring}` },
      },
      columnSeparator: { color: colors.line.strong },
      row: {
        '&:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': chosen,
      },
      footerContainer: { borderColor: colors.line.hair },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
        // The label is above the field, so the outline needs no notch.
        '&& .MuiPickersOutlinedInput-notchedOutline': { top: 0, border: edge },
        '& .MuiPickersOutlinedInput-notchedOutline > legend': { display: 'none' },
        '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: colors.feedback.error },
        '&.Mui-focused': ring,
      },
      sectionsContainer: { paddingBlock: spacing(1.25) },
    },
  },
  MuiPickersInputBase: { styleOverrides: { root: { letterSpacing: 'inherit' } } },
  MuiPickerPopper: { styleOverrides: { paper: { ...lifted, borderRadius: radius.control } } },
  MuiPickerDay: { styleOverrides: { root: day, today: { borderColor: colors.line.edge } } },
  MuiYearCalendar: { styleOverrides: { button: day } },
  MuiMonthCalendar: { styleOverrides: { button: day } },
  MuiPickersToolbar: { styleOverrides: { root: { borderBlockEnd: hairline } } },
  MuiPickersCalendarHeader: { styleOverrides: { label: { fontWeight: weight.label } } },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: { color: colors.text.tertiary, fontSize: sizes.reference } },
  },
  MuiMultiSectionDigitalClockSection: {
    styleOverrides: { item: { minHeight: target.min, '&.Mui-selected, &.Mui-selected:hover': filled } },
  },
  MuiChartsDataProvider: { defaultProps: { colors: series } },
  MuiChartsRadialDataProvider: { defaultProps: { colors: series } },
  MuiChartsAxis: {
    styleOverrides: {
      root: {
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: colors.line.edge },
        '& .MuiChartsAxis-tickLabel': { fill: colors.text.tertiary, fontSize: sizes.reference },
        '& .MuiChartsAxis-label': { fill: colors.text.secondary, fontSize: sizes.meta },
      },
    },
  },
  MuiChartsGrid: { styleOverrides: { line: { stroke: colors.line.hair } } },
  MuiChartsLegend: { styleOverrides: { root: { color: colors.text.secondary, fontSize: sizes.meta } } },
  MuiChartsTooltip: { styleOverrides: { paper: { ...lifted, backgroundColor: colors.surface.sheet } } },
};
