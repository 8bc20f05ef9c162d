import { styled } from '@mui/material/styles';

/** The number of a source, the same beside the answer, in the list and on the page. */
export const CitationNumber = styled('b')(({ theme: { palette, typography } }) => ({
  ...typography.reference,
  padding: '3px 6px',
  borderRadius: 2,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
  backgroundColor: palette.mark.highlight,
  color: palette.mark.onHighlight,
}));
