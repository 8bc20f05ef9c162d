import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { SectionNumber } from './SectionNumber';

/** What a section lies on: the page, a white sheet, the blueback desk or the dark band. */
type Ground = 'page' | 'sheet' | 'desk' | 'band';

interface SectionProps {
  /** The address of the section, `/#id` (H2). */
  id?: string;
  /** Its number and name in the rail; a section without a number has no rail. */
  number?: number;
  name?: MessageId;
  ground?: Ground;
  children: ReactNode;
}

const grounds = {
  page: {},
  sheet: { backgroundColor: 'surface.sheet', borderBlock: 1, borderColor: 'line.hair' },
  desk: { backgroundColor: 'surface.desk' },
  band: { backgroundColor: 'surface.band', color: 'text.onBand' },
} as const;

/** Space above and below what a section says. */
const spacing = 'clamp(64px, 7.4vw, 108px)';

/**
 * The frame of a numbered section: a margin with its number and name, the double rule of pleading paper, the body. Below
 * 900 px the margin becomes a line above the body (art direction, section 4). The body begins with an `h2` that can take
 * the focus (`tabIndex={-1}`), since links to the section move it there.
 */
export function Section({ id, number, name, ground = 'page', children }: SectionProps) {
  const onBand = ground === 'band';
  return (
    <Box component="section" id={id} sx={grounds[ground]}>
      {number === undefined ? (
        <Container sx={{ paddingBlock: spacing }}>{children}</Container>
      ) : (
        <Container sx={{ display: { md: 'grid' }, gridTemplateColumns: '148px minmax(0, 1fr)' }}>
          <Box
            sx={{
              display: { xs: 'flex', md: 'block' },
              alignItems: 'baseline',
              gap: 1.5,
              paddingBlock: { xs: '20px 0', md: spacing },
              paddingInlineEnd: 2,
              border: '0 double',
              borderColor: onBand ? 'line.band' : 'line.strong',
              borderBlockStartWidth: { xs: ground === 'page' ? 3 : 0, md: 0 },
              borderInlineEndWidth: { md: 3 },
            }}
          >
            <Typography variant="smallSerif" component="p">
              <SectionNumber of={number} />
            </Typography>
            {name && (
              <Typography
                variant="small"
                component="p"
                sx={{ color: onBand ? 'text.onBandSecondary' : 'text.tertiary', marginBlockStart: { md: 0.5 } }}
              >
                <FormattedMessage id={name} />
              </Typography>
            )}
          </Box>
          <Box
            sx={{
              minWidth: 0,
              paddingBlock: { xs: '20px 72px', md: spacing },
              paddingInlineStart: { md: 'clamp(24px, 3.4vw, 48px)' },
            }}
          >
            {children}
          </Box>
        </Container>
      )}
    </Box>
  );
}
