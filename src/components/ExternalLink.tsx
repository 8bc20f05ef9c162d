import MuiLink, { type LinkProps } from '@mui/material/Link';
import { useText } from '../locale/useText';
import { Icon } from './Icon';

interface ExternalLinkProps extends LinkProps {
  href: string;
  /** Opens a new tab, and says so to everybody. */
  newTab?: boolean;
}

/** A link that leaves the site. In a new tab it carries an arrow and words that say so. */
export function ExternalLink({ newTab, children, ...props }: ExternalLinkProps) {
  const text = useText();
  return (
    <MuiLink {...props} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && (
        <Icon
          name="external"
          title={text('shell.link.newTab')}
          sx={{ fontSize: '0.9em', marginInlineStart: '0.25em', verticalAlign: '-0.1em' }}
        />
      )}
    </MuiLink>
  );
}
