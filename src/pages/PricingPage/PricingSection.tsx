import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface PricingSectionProps {
  /** Also names its title. */
  id: 'compare' | 'tiers' | 'quote';
  note?: ReactNode;
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** A part of the pricing page below its heading. */
export function PricingSection({ id, note, sx = {}, children }: PricingSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={[({ measures }) => ({ marginBlockStart: measures.section }), sx]}
    >
      <Box sx={{ marginBlockEnd: 4, breakAfter: 'avoid' }}>
        <Typography variant="display2" id={`${id}-title`}>
          <FormattedMessage id={`pricing.${id}.title`} />
        </Typography>
        {note && (
          <Typography
            color="textSecondary"
            sx={{ marginBlockStart: 1.5, maxWidth: { xs: '34em', md: 'none' }, textWrap: 'balance' }}
          >
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
