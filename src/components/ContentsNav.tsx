import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { useText } from '../locale/useText';
import { listReset } from '../styles/listReset';
import { useCurrentSection } from '../hooks/useCurrentSection';

interface ContentsNavProps {
  title: MessageId;
  /** The page's parts in order; must be the same list on every render. */
  parts: readonly { id: string; name: ReactNode; number?: string | number | undefined }[];
  /** Text size: `meta` for lists that would not fit on a screen otherwise. */
  variant: 'small' | 'meta';
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

const disclosure: SxProps<Theme> = {
  display: { lg: 'none' },
  borderBlock: 1,
  borderColor: 'line.strong',
  '&[open]': { paddingBlockEnd: 2 },
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 52,
    fontWeight: 'fontWeightMedium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
};

const links: SxProps<Theme> = {
  display: 'grid',
  ...listReset,
  '& > li': { borderInlineStart: 2, borderColor: 'line.hair' },
  '& > li:has([aria-current])': { borderColor: 'line.ink' },
  '& a': {
    display: 'grid',
    alignItems: 'baseline',
    paddingBlock: { xs: 1.5, lg: 0.75 },
    paddingInlineStart: 1.75,
    color: 'text.secondary',
  },
  // The list scrolls, which would clip the ring.
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
  '& a:has(> bdi)': { gridTemplateColumns: '36px minmax(0, 1fr)' },
  '& a > bdi': { justifySelf: 'start', color: 'text.tertiary' },
};

/** A page's parts as links with the current one marked: beside the text, or collapsed above it on narrow screens. */
export function ContentsNav({ title, parts, variant, sx }: ContentsNavProps) {
  const text = useText();
  const current = useCurrentSection(parts);

  const list = (
    <Box component="ol" sx={links}>
      {parts.map(({ id, name, number }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            variant={variant}
            underline="hover"
            aria-current={id === current ? 'true' : undefined}
          >
            {number !== undefined && (
              <bdi dir="ltr" className="tabular">
                {number}
              </bdi>
            )}
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </Box>
  );

  return (
    <Box component="nav" aria-label={text(title)} sx={[{ displayPrint: 'none' }, sx ?? false]}>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Typography variant="meta" color="textTertiary" sx={{ marginBlockEnd: 1 }}>
          <FormattedMessage id={title} />
        </Typography>
        {list}
      </Box>
      <Box component="details" sx={disclosure}>
        <summary>
          <FormattedMessage id={title} />
          <ExpandMoreIcon />
        </summary>
        {list}
      </Box>
    </Box>
  );
}
