import { styled } from '@mui/material/styles';

/** The number of a citation in a sample, as the product shows it. */
export const CitationNumber = styled('b')(({ theme: { palette, typography, spacing, radii } }) => ({
  ...typography.reference,
  // A line is as high around text as around a button.
  display: 'inline-block',
  padding: spacing(0.375, 0.75),
  borderRadius: radii.sheet,
  fontSize: typography.sizes.marker,
  fontWeight: typography.fontWeightBold,
  lineHeight: 1,
  backgroundColor: palette.mark.flag,
  color: palette.mark.onFlag,
}));
