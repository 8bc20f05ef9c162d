import type { Components, Theme } from '@mui/material/styles';
import { fields } from '../../fields';
import { spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { BoxEmpty, BoxMixed, BoxTicked, Star, StarEmpty } from './icons';
import { edge, eased, perIntent, ring } from './shared';

const { radius, target } = tokens;
const { MuiRadio } = fields;

/** Checkboxes, radio buttons, switches, sliders and ratings. */
export const selection: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { icon: <BoxEmpty />, checkedIcon: <BoxTicked />, indeterminateIcon: <BoxMixed /> },
    styleOverrides: {
      root: {
        padding: spacing(1.5),
        borderRadius: radius.control,
        color: colors.line.edge,
        '&:hover': { backgroundColor: 'transparent', color: colors.line.ink },
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: colors.action.fill },
        '&:is(.Mui-focusVisible, :has(:focus-visible))': { ...ring, outlineOffset: -6 },
        '&.Mui-disabled': { color: colors.line.strong },
      },
      sizeSmall: { padding: spacing(1) },
    },
    variants: perIntent({}, (of) => ({
      '&:is(.Mui-checked, .MuiCheckbox-indeterminate):not(.Mui-disabled)': { color: of('main') },
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
    variants: perIntent({}, (of) => ({
      '&:not(.Mui-disabled) > input:checked': { borderColor: of('main') },
    })),
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
};
