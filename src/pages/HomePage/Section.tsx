import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { SectionNumber } from '../../components/SectionNumber';

/** The background: page, white sheet, blue desk or dark band. */
type Background = 'page' | 'sheet' | 'desk' | 'band';

/** Number and name in the rail. */
interface RailContent {
  number: number;
  name: MessageId;
}

type SectionProps = {
  /** The id for links to the section. */
  id?: string;
  background?: Background;
  /** Says little, and takes as little room. */
  isBrief?: boolean;
  sx?: CSSObject;
  children: ReactNode;
} & (RailContent | { [Key in keyof RailContent]?: never });

/** Block padding of a section that says little. */
const brief = '3.5rem';

/** Space between the rail's double rule and the body. */
const beyondRail = ({ spacing }: Theme) => `clamp(${spacing(3)}, 3.4vw, ${spacing(6)})`;

const backgrounds = {
  page: {},
  sheet: { backgroundColor: 'surface.sheet', borderBlock: 1, borderColor: 'line.hair' },
  desk: { backgroundColor: 'surface.desk', borderBlock: 1, borderColor: 'line.hair' },
  // A sheet's edge is above it.
  band: {
    backgroundColor: 'surface.band',
    color: 'text.onBand',
    borderBlockEnd: 1,
    borderColor: 'line.band',
  },
} as const;

/**
 * The frame of a section: a rail with number and name, a double rule, and the body. Below 900 px the rail is a line above the body. Links
 * to the section focus the first heading in the body. Each body hydrates separately.
 */
export function Section({ id, number, name, background = 'page', isBrief, sx, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      data-ground={background}
      sx={[
        ({ measures }) => ({ '--block': isBrief ? brief : measures.section }),
        backgrounds[background],
        sx ?? {},
      ]}
    >
      {number === undefined ? (
        <Container sx={{ paddingBlock: { xs: 5, md: 'var(--block)' } }}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </Container>
      ) : (
        <Container
          sx={({ measures }) => ({
            display: { md: 'grid' },
            gridTemplateColumns: `${measures.rail} minmax(0, 1fr)`,
            // Between two sections with the same background there is no edge, so the space would look too large.
            '[data-ground=page] + [data-ground=page] > & > *': { paddingBlockStart: { md: 5 } },
          })}
        >
          <Rail number={number} name={name} background={background} />
          <Box
            sx={(theme) => ({
              minWidth: 0,
              paddingBlock: { xs: theme.spacing(1, 4), md: 'var(--block)' },
              paddingInlineStart: { md: beyondRail(theme) },
            })}
          >
            <HydrationBoundary>{children}</HydrationBoundary>
          </Box>
        </Container>
      )}
    </Box>
  );
}

/** A section's margin. Its double rule continues from section to section; on phones coloured sections have none. */
function Rail({ number, name, background }: RailContent & { background: Background }) {
  return (
    <Box
      data-rail
      sx={({ measures, spacing }) => ({
        display: { xs: 'flex', md: 'block' },
        alignItems: 'baseline',
        gap: 1.5,
        paddingBlock: { xs: `${spacing(2.5)} 0`, md: 'var(--block)' },
        paddingInlineEnd: 2,
        breakAfter: 'avoid',
        border: '0 double',
        borderColor: 'line.strong',
        borderBlockStartWidth: { xs: background === 'page' ? measures.marginRule : 0, md: 0 },
        borderInlineEndWidth: { md: measures.marginRule },
        // The edge of a coloured section is separation enough.
        '[data-ground]:not([data-ground=page]) + section &': { borderBlockStartWidth: 0 },
      })}
    >
      <Typography
        variant="smallSerif"
        component="div"
        sx={{ fontSize: 'sizes.title3', fontWeight: 'fontWeightDisplay' }}
      >
        <SectionNumber of={number} />
      </Typography>
      <Typography variant="finePrint" sx={{ marginBlockStart: { md: 0.5 } }}>
        <FormattedMessage id={name} />
      </Typography>
    </Box>
  );
}
