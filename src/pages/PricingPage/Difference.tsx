import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../components/Price';
import { Reference } from '../../components/Reference';
import { allowances, teamCredits } from '../../data/prices';
import { quote } from '../../data/quote';
import { creditsInMillion } from '../../data/tokens';
import { useText } from '../../locale/useText';
import { numberText } from './useSizeText';

/** A firm that is within reach of both plans, so that the difference must be said. */
const firm = 30;

/** What such a firm pays per month with annual billing. */
function monthly(plan: 'team' | 'organization'): number {
  const result = quote({ plan, users: String(firm), billing: 'annual' });
  return 'quote' in result ? result.quote.monthly : 0;
}

/** Why Organization costs twice what Team does, and who should buy Team (P2, P8). */
export function Difference() {
  const text = useText();
  return (
    <Box
      component="section"
      aria-labelledby="difference"
      sx={({ measures }) => ({
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        gap: { xs: '16px', md: '48px' },
        marginBlockStart: measures.section,
        paddingBlock: { xs: 3, md: 4 },
        borderBlock: '3px double',
        borderColor: 'line.strong',
        breakInside: 'avoid',
      })}
    >
      <Typography variant="h3" component="h2" id="difference" sx={{ maxWidth: '14em' }}>
        <FormattedMessage id="pricing.difference.title" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '46em' }}>
        <Typography variant="lead" component="p">
          <FormattedMessage
            id="pricing.difference.prices"
            values={{
              count: text('pricing.quote.count', { users: firm }),
              team: <Price cents={monthly('team')} />,
              organization: <Price cents={monthly('organization')} />,
            }}
          />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage
            id="pricing.difference.gets"
            values={{
              tokens: allowances.organization.tokens,
              credits: numberText(teamCredits.annual),
              millions: teamCredits.annual / creditsInMillion,
            }}
          />
          <Reference claim="signOn" />
          <Reference claim="dashboard" />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage id="pricing.difference.advice" />
        </Typography>
      </Box>
    </Box>
  );
}
