import type { Components, Theme } from '@mui/material/styles';
import { pads, spacing } from './spacing';
import { sizes } from './textSize';
import { colors, tokens } from './tokens';

const { borderWidth, radius } = tokens;

/** Radios style their input itself, so MUI's icon is not rendered. */
const NoPicture = () => null;

/** Fields, selects and radios. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    // The label is above the field, so the outline needs no notch.
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
        '&&& .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: colors.line.edge },
        '&&&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.feedback.error },
        '&.Mui-focused': {
          outline: `${borderWidth.ring} solid ${colors.action.focus}`,
          outlineOffset: borderWidth.ring,
        },
      },
      adornedStart: { paddingInlineStart: spacing(1.75), '& > input': { paddingInlineStart: 0 } },
      adornedEnd: { '--_trailingPad': pads(1.75), '& > input': { paddingInlineEnd: 0 } },
      input: {
        padding: pads(1.25, 1.75),
        '&::placeholder': { color: colors.text.tertiary, opacity: 1 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: pads(0.375, 0, 0),
        fontSize: sizes.meta,
        color: colors.text.tertiary,
        '&.Mui-error': { color: colors.feedback.error },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: <NoPicture />, checkedIcon: <NoPicture /> },
    styleOverrides: {
      root: {
        padding: spacing(1.5),
        '&:hover': { backgroundColor: 'transparent' },
        '& > input': {
          position: 'static',
          width: 20,
          height: 20,
          opacity: 1,
          appearance: 'none',
          border: `1.5px solid ${colors.line.edge}`,
          borderRadius: radius.round,
        },
        '& > input:checked': { borderWidth: 6, borderColor: colors.action.fill },
      },
    },
  },
};
