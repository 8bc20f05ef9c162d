import type { Components, Theme } from '@mui/material/styles';
import { fields } from '../../fields';
import { pads, spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { BoxEmpty, BoxMixed, BoxTicked, ChevronDown, Close, Star, StarEmpty } from './icons';
import { edge, eased, lifted, perIntent, ringInside } from './shared';

const { borderWidth, radius, target, weight } = tokens;
const { MuiInputLabel, MuiOutlinedInput, MuiRadio, ...core } = fields;

const ring = { outline: `${borderWidth.ring} solid ${colors.action.focus}`, outlineOffset: borderWidth.ring };
const placeholder = { '&::placeholder': { color: colors.text.tertiary, opacity: 1 } };

/** Form fields. Labels are above their fields in all three variants. */
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
        '&:hover:not(.Mui-disabled)': { borderColor: colors.line.ink },
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
        '&:hover:not(.Mui-disabled)': { borderColor: colors.line.ink },
        '&.Mui-focused': { boxShadow: `0 2px 0 ${colors.action.focus}`, borderColor: colors.action.focus },
        '&.Mui-error': { borderColor: colors.feedback.error },
        '&.Mui-disabled': { borderStyle: 'dashed', color: colors.text.tertiary },
      },
      input: placeholder,
    },
  },
  MuiInputLabel: {
    ...MuiInputLabel,
    styleOverrides: {
      root: [
        MuiInputLabel?.styleOverrides?.root,
        {
          position: 'static',
          '&&.Mui-error': { color: colors.feedback.error },
          '&&.Mui-disabled': { color: colors.text.tertiary },
        },
      ],
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
      root: { marginInline: pads(-1.5, 2), '&.Mui-disabled': { color: colors.text.tertiary } },
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
  MuiCheckbox: {
    defaultProps: { icon: <BoxEmpty />, checkedIcon: <BoxTicked />, indeterminateIcon: <BoxMixed /> },
    styleOverrides: {
      root: {
        padding: spacing(1.5),
        borderRadius: radius.control,
        color: colors.line.edge,
        '&:hover': { backgroundColor: 'transparent', color: colors.line.ink },
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: colors.action.fill },
        '&.Mui-focusVisible, &:has(:focus-visible)': { ...ring, outlineOffset: -6 },
        '&.Mui-disabled': { color: colors.line.strong },
      },
      sizeSmall: { padding: spacing(1) },
    },
    variants: perIntent({}, (of) => ({
      '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: of('main') },
    })),
  },
  MuiRadio: {
    ...MuiRadio,
    styleOverrides: {
      root: [
        MuiRadio?.styleOverrides?.root,
        {
          '&.Mui-disabled > input': { borderColor: colors.line.strong },
          '& > input:focus-visible': ring,
          // Forced colours paint borders in the text colour; system colours mark the selected one.
          '@media (forced-colors: active)': { '& > input:checked': { borderColor: 'Highlight' } },
        },
      ],
    },
    variants: perIntent({}, (of) => ({ '& > input:checked': { borderColor: of('main') } })),
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 56, height: target.control, padding: spacing(1.25) },
      sizeSmall: {
        width: 48,
        height: 36,
        padding: spacing(1),
        '& .MuiSwitch-switchBase': { padding: spacing(1.375) },
        '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(12px)' },
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
      },
      switchBase: {
        padding: spacing(1.75),
        color: colors.line.edge,
        '&:hover': { backgroundColor: 'transparent' },
        // MUI moves the thumb by a fraction of its default track.
        '&.Mui-checked': { transform: 'translateX(12px)', color: colors.action.onFill },
        '&.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: colors.action.fill,
          backgroundColor: colors.action.fill,
        },
        '&.Mui-disabled': { color: colors.line.strong },
        '&.Mui-disabled + .MuiSwitch-track': {
          opacity: 1,
          borderColor: colors.line.strong,
          backgroundColor: colors.surface.laid,
        },
        '&.Mui-checked.Mui-disabled': { color: colors.text.tertiary },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
      },
      thumb: {
        width: 16,
        height: 16,
        boxShadow: 'none',
        '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
      },
      track: {
        opacity: 1,
        boxSizing: 'border-box',
        border: edge,
        borderRadius: radius.round,
        backgroundColor: colors.surface.sheet,
        ...eased('background-color', 'border-color'),
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      },
    },
    variants: perIntent({}, (of) => ({
      '& .MuiSwitch-switchBase.Mui-checked': { color: of('contrastText') },
      '& .MuiSwitch-switchBase.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track': {
        borderColor: of('main'),
        backgroundColor: of('main'),
      },
    })),
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, color: colors.action.fill, '&.Mui-disabled': { color: colors.text.tertiary } },
      vertical: { width: 4, height: '100%' },
      rail: {
        opacity: 1,
        backgroundColor: colors.line.strong,
        '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
      },
      track: {
        border: 0,
        borderRadius: 0,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
      mark: { width: 2, height: 8, borderRadius: 0, backgroundColor: colors.line.edge },
      markActive: { opacity: 1, backgroundColor: colors.line.edge },
      markLabel: { fontSize: sizes.reference, color: colors.text.tertiary },
      thumb: {
        width: 20,
        height: 20,
        border: '2px solid currentColor',
        backgroundColor: colors.surface.sheet,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': { boxShadow: 'none', ...ring },
      },
      valueLabel: {
        borderRadius: radius.sheet,
        backgroundColor: colors.action.fill,
        color: colors.action.onFill,
        fontSize: sizes.reference,
      },
    },
    variants: perIntent({}, (of) => ({ color: of('main') })),
  },
  MuiRating: {
    defaultProps: { icon: <Star fontSize="inherit" />, emptyIcon: <StarEmpty fontSize="inherit" /> },
    styleOverrides: {
      root: {
        color: colors.action.fill,
        fontSize: sizes.title4,
        '&.Mui-disabled': { opacity: 1, color: colors.text.tertiary },
        '& .Mui-focusVisible, & .MuiRating-visuallyHidden:focus-visible + label': ring,
      },
      sizeSmall: { fontSize: sizes.document },
      sizeLarge: { fontSize: sizes.figure1 },
      iconEmpty: { color: colors.line.edge },
      iconFocus: ring,
    },
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
};
