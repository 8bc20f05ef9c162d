import type { Components, Theme } from '@mui/material/styles';
import { fields } from '../../fields';
import { spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { ChevronDown, Close } from './icons';
import { edge, eased, lifted, ring } from './shared';

const { borderWidth, radius, target, weight } = tokens;
const { MuiOutlinedInput, ...core } = fields;

const placeholder = { '&::placeholder': { color: colors.text.tertiary, opacity: 1 } };

/** Fields for text and choices from lists. Labels are above their fields in all three variants. */
export const inputs: Components<Theme> = {
  ...core,
  MuiOutlinedInput: {
    ...MuiOutlinedInput,
    styleOverrides: {
      ...MuiOutlinedInput?.styleOverrides,
      root: [
        MuiOutlinedInput?.styleOverrides?.root,
        {
          '&.Mui-disabled': { backgroundColor: colors.surface.laid, color: colors.text.tertiary },
          '&:hover:not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: colors.line.ink },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
        },
      ],
      sizeSmall: { minHeight: 40 },
      multiline: { paddingBlock: spacing(1.25), '&& > textarea': { padding: 0 } },
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true, hiddenLabel: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        border: '1px solid transparent',
        borderBlockEnd: edge,
        borderRadius: radius.control,
        backgroundColor: colors.surface.laid,
        ...eased('background-color'),
        '&:hover, &.Mui-focused': { backgroundColor: colors.surface.laid },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused)': { borderColor: colors.line.ink },
        '&.Mui-focused': ring,
        '&.Mui-error': { borderColor: colors.feedback.error },
        '&.Mui-disabled': { borderStyle: 'dashed', color: colors.text.tertiary },
      },
      sizeSmall: { minHeight: 40 },
      multiline: {
        paddingBlock: spacing(1.25),
        paddingInline: spacing(1.5),
        '&& > textarea': { padding: 0 },
      },
      input: { paddingBlock: spacing(1.25), paddingInline: spacing(1.5), ...placeholder },
    },
  },
  MuiInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: {
        minHeight: target.control,
        border: 0,
        borderBlockEnd: edge,
        // MUI leaves room for a floating label.
        'label + &&&': { marginBlockStart: 0 },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused)': { borderColor: colors.line.ink },
        '&.Mui-focused': { boxShadow: `0 2px 0 ${colors.action.focus}`, borderColor: colors.action.focus },
        '&.Mui-error': { borderColor: colors.feedback.error },
        '&.Mui-disabled': { borderStyle: 'dashed', color: colors.text.tertiary },
      },
      input: placeholder,
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        marginBlockEnd: spacing(0.75),
        transform: 'none',
        fontSize: sizes.small,
        fontWeight: weight.label,
        '&&': { color: colors.text.primary },
        '&&.Mui-error': { color: colors.feedback.error },
        '&&.Mui-disabled': { color: colors.text.tertiary },
      },
      asterisk: { color: 'inherit' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: colors.text.tertiary },
      // MUI offsets it for its own label.
      filled: { '&&&&': { marginBlockStart: 0 } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: colors.text.primary,
        fontSize: sizes.small,
        fontWeight: weight.label,
        '&.Mui-focused': { color: colors.text.primary },
        '&.Mui-error': { color: colors.feedback.error },
        '&.Mui-disabled': { color: colors.text.tertiary },
      },
      asterisk: { color: 'inherit' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { '&.Mui-disabled': { color: colors.text.tertiary } },
      label: { '&.Mui-disabled': { color: colors.text.tertiary } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: { fontSize: sizes.title1, color: 'inherit' },
      select: { '&:focus': { backgroundColor: 'transparent' } },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: { fontSize: sizes.title1, color: 'inherit' },
      select: {
        '&:focus': { backgroundColor: 'transparent' },
        '& option': { backgroundColor: colors.surface.sheet, color: colors.text.primary },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <ChevronDown fontSize="small" />, clearIcon: <Close fontSize="small" /> },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root, &.MuiFilledInput-root': {
          minHeight: 48,
          paddingBlock: spacing(0.25),
          paddingInlineStart: spacing(1),
          '& .MuiAutocomplete-input': { paddingBlock: spacing(0.75), paddingInline: spacing(0.75) },
        },
        '&.MuiInputBase-sizeSmall': { minHeight: 40 },
      },
      popupIndicator: { minWidth: 32, minHeight: 32, padding: spacing(0.5) },
      clearIndicator: { minWidth: 32, minHeight: 32, padding: spacing(0.5) },
      endAdornment: { display: 'flex' },
      paper: { ...lifted, borderRadius: radius.control, backgroundColor: colors.surface.sheet },
      listbox: { padding: spacing(0.75) },
      option: {
        '&&': { minHeight: target.control },
        '&&.Mui-focused, &&[aria-selected=true]': { backgroundColor: colors.surface.laid },
        '&&[aria-selected=true]': { fontWeight: weight.label },
        '@media (forced-colors: active)': {
          '&.Mui-focused': {
            outline: `${borderWidth.ring} solid Highlight`,
            outlineOffset: `-${borderWidth.ring}`,
          },
        },
      },
      groupLabel: {
        color: colors.text.tertiary,
        fontSize: sizes.meta,
        lineHeight: 2.4,
        backgroundColor: colors.surface.sheet,
      },
      tag: { marginBlock: spacing(0.25) },
    },
  },
};
