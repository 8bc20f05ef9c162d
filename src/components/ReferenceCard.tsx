import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { SectionNumber } from './SectionNumber';
import { useHoverCard } from './useHoverCard';

export interface ReferenceCardProps {
  /** The reference is described by the card under this id. */
  id: string;
  claim: ClaimId;
  /** The reference; the card appears above it. */
  anchor: HTMLElement;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/**
 * What a reference refers to, in the source's own words. It appears while the pointer or the keyboard is on the reference,
 * stays while the pointer is on the card, and goes with Escape (WCAG 1.4.13).
 */
export function ReferenceCard({ id, claim, anchor }: ReferenceCardProps) {
  const { source, section } = claims[claim];
  const { isOpen, cardProps } = useHoverCard(anchor);
  return (
    <Popper
      id={id}
      role="tooltip"
      open={isOpen}
      anchorEl={anchor}
      placement="top-start"
      // A screen reader reads the description of a link whether or not the card shows.
      keepMounted
      modifiers={[
        { name: 'offset', options: { offset: [0, 8] } },
        { name: 'preventOverflow', options: { padding: 16 } },
      ]}
      sx={{ zIndex: 'tooltip', '@media print': { display: 'none' } }}
      {...cardProps}
    >
      <Paper
        variant="note"
        sx={({ marks }) => ({
          width: 'max-content',
          maxWidth: 'min(22rem, 100vw - 32px)',
          animation: isOpen ? `${rise} ${marks.duration.note}ms ${marks.easing.standard}` : undefined,
        })}
      >
        <Typography
          variant="document"
          component="q"
          sx={{ display: 'block', fontSize: 17, lineHeight: 1.5, quotes: 'none' }}
        >
          <FormattedMessage
            id="claims.card.quote"
            values={{ quote: <FormattedMessage key="quote" id={`claims.${claim}.quote`} /> }}
          />
        </Typography>
        <Typography variant="meta" color="textTertiary" sx={{ marginBlockStart: 1 }}>
          <FormattedMessage
            id={`claims.${source}.title`}
            values={{ section: <SectionNumber key="section" of={section} /> }}
          />
        </Typography>
      </Paper>
    </Popper>
  );
}
