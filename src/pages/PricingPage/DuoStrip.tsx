import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { duo, duoPrices, type Billing } from '../../data/prices';
import { waitlistUrl } from '../../site';
import { RollingPrice } from './RollingPrice';

/** Where the strip has the sheet's two columns, or its four, the sum is set smaller to stay in one of them. */
const termSize = { xs: 'sizes.figure1', sm: 'sizes.title6', md: 'sizes.title4', xl: 'sizes.figure1' };

/** A price above its label, in two rows of the strip. */
function Term({ cents, label, isResult }: { cents: number; label: ReactNode; isResult?: boolean }) {
  return (
    <>
      <Typography
        variant="price"
        component="span"
        sx={{ fontSize: isResult ? 'sizes.figure3' : termSize, lineHeight: 1.1 }}
      >
        <RollingPrice cents={cents} />
      </Typography>
      <Typography variant="small" component="span" color="textSecondary" sx={{ textWrap: 'balance' }}>
        {label}
      </Typography>
    </>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="price"
      component="span"
      color="textTertiary"
      sx={{ gridRow: 'span 2', fontSize: termSize, lineHeight: 1.1 }}
    >
      {children}
    </Typography>
  );
}

/** The columns and hairlines of the sheet of plans above; the cells of a row share their baselines. */
const strip: SxProps<Theme> = ({ palette, breakpoints, spacing, direction }) => {
  const hair = `1px solid ${palette.line.hair}`;
  return {
    display: 'grid',
    marginBlockStart: 2,
    border: `1px solid ${palette.line.strong}`,
    breakInside: 'avoid',
    '& > *': {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      alignItems: 'baseline',
      rowGap: 0.25,
      minWidth: 0,
      padding: { xs: spacing(2, 2.5), sm: spacing(2.5, 3.25), md: spacing(2.5, 2), lg: spacing(2.5, 3.25) },
    },
    [breakpoints.down('sm')]: {
      '& > :nth-of-type(2)': { borderBlockStart: hair },
      '& > :nth-of-type(3)': {
        marginInline: 2.5,
        paddingInline: 0,
        borderBlockStart: `1px solid ${palette.line.ink}`,
      },
      '& > :nth-of-type(4)': { paddingBlock: spacing(0.5, 2.5) },
    },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      marginBlockStart: 3,
      // The sum is written from left to right, so in Hebrew its cell starts at the other side.
      '& > :nth-of-type(2)': direction === 'rtl' ? { borderInlineEnd: hair } : { borderInlineStart: hair },
      '& > :nth-of-type(4)': { borderInlineStart: hair },
    },
    [breakpoints.between('sm', 'md')]: { '& > :nth-of-type(n + 3)': { borderBlockStart: hair } },
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > :nth-of-type(3)': { borderInlineStart: hair },
    },
    // Without the button beside it.
    '@media print': { '& > :nth-of-type(3)': { gridColumn: '1 / -1' } },
  };
};

/** Pro Duo's price as a sum of its parts. */
export function DuoStrip({ billing }: { billing: Billing }) {
  const { each, separate, combined } = duoPrices(billing);

  return (
    <Box component="section" aria-labelledby="duo" sx={strip}>
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25 }}>
          <Typography
            variant="h3"
            component="h2"
            id="duo"
            sx={({ breakpoints }) => ({ [breakpoints.between('md', 'xl')]: { fontSize: 'sizes.title4' } })}
          >
            <FormattedMessage id="pricing.plan.proDuo" />
          </Typography>
          <Typography variant="meta" component="span" color="textSecondary">
            <FormattedMessage id="pricing.duo.tag" />
          </Typography>
        </Stack>
        <Typography color="textSecondary">
          <FormattedMessage id="pricing.duo.text" />
        </Typography>
      </div>
      <Box
        // A sum is read from left to right in Hebrew, too.
        dir="ltr"
        sx={{
          gridAutoFlow: 'column',
          gridAutoColumns: 'auto',
          justifyContent: 'start',
          columnGap: { xs: 1, md: 0.75, lg: 1, xl: 1.5 },
          [reflowQuery]: { gridAutoFlow: 'row' },
          '[dir=rtl] &': { justifyContent: 'end', textAlign: 'end' },
        }}
      >
        <Term cents={each} label={<FormattedMessage id="pricing.duo.web" />} />
        <Sign>+</Sign>
        <Term cents={each} label={<FormattedMessage id="pricing.duo.word" />} />
        <Sign>=</Sign>
        <Term cents={separate} label={<FormattedMessage id="pricing.duo.apart" />} />
      </Box>
      <div>
        <Term
          isResult
          cents={combined}
          label={<FormattedMessage id="pricing.duo.together" values={{ percent: duo.percentOff }} />}
        />
      </div>
      <Box sx={{ displayPrint: 'none' }}>
        <Button
          fullWidth
          variant="outlined"
          href={waitlistUrl}
          sx={{ gridRow: 'span 2', alignSelf: 'center' }}
        >
          <FormattedMessage id="pricing.cards.waitlist" />
        </Button>
      </Box>
    </Box>
  );
}
