import ArrowOutwardIcon from '@mui/icons-material/ArrowOutwardOutlined';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { NoWrap } from './NoWrap';
import { useText } from '../locale/useText';

/** A link to another site in a new tab, with an arrow and a hint for screen readers. */
export function ExternalLink({ children, ...props }: LinkProps & { href: string }) {
  const text = useText();
  return (
    <MuiLink {...props} target="_blank" rel="noopener">
      {children}
      {/* Keeps the arrow on the line of the last word. */}
      <NoWrap>
        {'\u00a0'}
        <ArrowOutwardIcon
          className="directional"
          titleAccess={text('shell.link.newTab')}
          sx={{ fontSize: '0.9em', marginInline: '-0.1em -0.15em', verticalAlign: '-0.1em' }}
        />
      </NoWrap>
    </MuiLink>
  );
}
