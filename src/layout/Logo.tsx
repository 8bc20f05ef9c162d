import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PageAnchor, type PageAnchorProps } from '../components/PageLink';
import { useText } from '../locale/useText';

/** The logo in the text colour. Its paths are in index.html once; never mirrored. */
export function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 97.36 62"
      width="53"
      height="34"
      aria-hidden
      sx={{ display: 'block', color: 'text.primary' }}
    >
      <use href="#stet-logo" />
    </Box>
  );
}

/** The logo, as a link to the landing page. */
export function LogoLink(props: Pick<PageAnchorProps, 'prefetch' | 'onClick'>) {
  const text = useText();
  return (
    <Link component={PageAnchor} to="/" aria-label={text('shell.logo.label')} underline="none" {...props}>
      <Logo />
    </Link>
  );
}
