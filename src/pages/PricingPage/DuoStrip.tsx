import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../components/reflowQuery';
import { Price } from '../../components/Price';
import { duo, duoPrices, type Billing } from '../../data/prices';

interface TermProps {
  cents: number;
  label: ReactNode;
  className?: string;
}

function Term({ cents, label, className }: TermProps) {
  return (
    <Box className={className} sx={{ paddingBlock: { xs: 1, md: 2.25 } }}>
      <Typography
        variant="price"
        component="span"
        sx={{ display: 'block', fontSize: 'sizes.figure2', lineHeight: 1.1 }}
      >
        <Price cents={cents} />
      </Typography>
      <Typography
        variant="small"
        component="span"
        color="textSecondary"
        sx={{ display: 'block', textWrap: 'balance' }}
      >
        {label}
      </Typography>
    </Box>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="price"
      component="span"
      sx={{
        justifySelf: 'center',
        fontSize: { xs: 'sizes.title3', md: 'sizes.figure2' },
        color: 'text.tertiary',
      }}
    >
      {children}
    </Typography>
  );
}

/** The width of a card above: what is apart and what is together stand under the last two. */
const column = '((100% + 52px) / 3)';

/** Pro Duo's price as a sum of its parts. */
export function DuoStrip({ billing }: { billing: Billing }) {
  const { each, apart, together } = duoPrices(billing);
  const hair = { border: '0 solid', borderColor: 'line.hair' };

  return (
    <Box
      component="section"
      aria-labelledby="duo"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 4fr) minmax(0, 8fr)',
          lg: 'minmax(0, 1fr) minmax(0, 3fr)',
        },
        marginBlockStart: { xs: 2, sm: 3 },
        border: '1px solid',
        borderColor: 'line.strong',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ padding: (theme) => ({ xs: 2.5, md: theme.spacing(3, 3.25) }) }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: (theme) => theme.spacing(0.75, 1.5),
          }}
        >
          <Typography variant="h3" component="h2" id="duo">
            <FormattedMessage id="pricing.plan.proDuo" />
          </Typography>
          <Chip component="span" label={<FormattedMessage id="pricing.duo.tag" />} />
        </Box>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          <FormattedMessage id="pricing.duo.text" />
        </Typography>
      </Box>
      <Box
        sx={{
          ...hair,
          borderBlockStartWidth: { xs: 1, md: 0 },
          borderInlineStartWidth: { md: 1 },
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr 28px 1fr 28px 1fr',
            md: '1fr 34px 1fr 34px 1fr 34px 1.5fr',
            lg: `repeat(2, calc(${column} / 2 - 34px) 34px) calc(${column} - 34px) 34px 1fr`,
          },
          alignItems: 'baseline',
          columnGap: { xs: 0.5, md: 0 },
          paddingInline: { xs: 2.5, md: 3.25 },
          paddingBlock: { xs: 1, md: 0 },
          [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          '& > .together': {
            gridColumn: { xs: '1 / -1', md: 'auto' },
            borderBlockStart: { xs: 1, md: 0 },
            borderColor: 'line.ink',
            marginBlockStart: { xs: 1, md: 0 },
            '& > :first-of-type': { fontSize: 'sizes.figure3' },
          },
        }}
      >
        <Term cents={each} label={<FormattedMessage id="pricing.duo.web" />} />
        <Sign>+</Sign>
        <Term cents={each} label={<FormattedMessage id="pricing.duo.word" />} />
        <Sign>=</Sign>
        <Term cents={apart} label={<FormattedMessage id="pricing.duo.apart" />} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }} />
        <Term
          className="together"
          cents={together}
          label={<FormattedMessage id="pricing.duo.together" values={{ percent: duo.percentOff }} />}
        />
      </Box>
    </Box>
  );
}
