import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';

const headerControl = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-current]': {
    color: theme.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    borderBlockEnd: `2px solid ${theme.palette.line.ink}`,
    // The rule below the text must not move it.
    paddingBlockStart: theme.spacing(0.25),
  },
});

/** A link that still takes a `component`, which the type of a `styled` component drops. */
const styledLink = (styles: (props: { theme: Theme }) => CSSObject) => styled(Link)(styles) as typeof Link;

/** A link in the header; the current page's is underlined. */
export const HeaderLink = styledLink(headerControl);

/** A button in the header's row. */
export const HeaderButton = styled(ButtonBase)(headerControl) as typeof ButtonBase;

/** A line of the mobile menu. */
export const MenuLink = styledLink(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
  paddingBlock: theme.spacing(2),
  color: theme.palette.text.primary,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${theme.palette.line.hair}`,
  '&[aria-current] > span': {
    borderBlockEnd: `2px solid ${theme.palette.line.ink}`,
    paddingBlockEnd: theme.spacing(0.5),
  },
}));

/** A line of a footer column, tall enough for touch. */
export const FooterEntry = styledLink(({ theme }) => ({
  ...theme.typography.small,
  // A flex box would lose the space between Hebrew and Latin words.
  display: 'inline-block',
  minWidth: 24,
  paddingBlock: theme.spacing(0.75),
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
