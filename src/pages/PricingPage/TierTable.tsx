import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { DotLeader } from '../../components/DotLeader';
import { reflowQuery } from '../../styles/mediaQueries';
import { Price } from '../../components/Price';
import { billings, tieredPlans, tierPrice, tiers, volumeLabels } from '../../data/prices';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { PricingSection } from './PricingSection';
import { TierName } from './TierName';

/** First number of users of each volume tier. */
const volume = Object.fromEntries(volumeLabels.map(({ label, from }) => [label, from]));

const notes = ['note', 'volume'] as const;

/** Every size of Organization and Enterprise under both billings, which without JavaScript is the only list of them. */
export function TierTable() {
  const text = useText();
  const direction = useLocale('direction');

  return (
    <PricingSection
      id="tiers"
      note={notes.map((note) => (
        <Box key={note} component="span" sx={{ display: { xs: 'block', md: 'inline' } }}>
          <FormattedMessage id={`pricing.tiers.${note}`} values={volume} />{' '}
        </Box>
      ))}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: { sm: 4, md: 6, lg: 8 },
          rowGap: 5,
        }}
      >
        {tieredPlans.map((plan) => (
          <Box key={plan} sx={{ [reflowQuery]: { overflowX: 'auto' } }}>
            <Table
              aria-label={text(`pricing.plan.${plan}`)}
              sx={{
                '& th, & td': { whiteSpace: 'nowrap' },
                '& thead th:first-of-type': { color: 'text.primary', fontSize: 'sizes.title1', width: '50%' },
                // In step with the dots that lead on in the next column.
                '& th [aria-hidden]': { backgroundPosition: 'right' },
                '& tbody th': {
                  paddingInlineEnd: 0,
                  fontWeight: 'fontWeightRegular',
                  color: 'text.secondary',
                },
                '& td': { fontWeight: 'fontWeightMedium' },
                // In Hebrew the figures are at the other side of their column, where the name's dots end.
                ...(direction === 'rtl' && {
                  '& td > span': { justifyContent: 'start' },
                  '& td [aria-hidden]': { display: 'none' },
                  '& td, & th + th': { paddingInlineStart: 1.5 },
                }),
              }}
            >
              <TableHead>
                <TableRow>
                  <TableCell
                    sx={({ typography }) => ({
                      fontFamily: typography.families.display,
                      fontWeight: 'fontWeightDisplay',
                    })}
                  >
                    <FormattedMessage id={`pricing.plan.${plan}`} />
                  </TableCell>
                  {billings.map((billing) => (
                    <TableCell key={billing} align="right">
                      <FormattedMessage id={`pricing.tiers.${billing}`} />
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {tiers[plan].map((tier) => (
                  <TableRow key={tier.from}>
                    <TableCell component="th" scope="row">
                      <Stack direction="row" spacing={1.5} component="span" sx={{ alignItems: 'baseline' }}>
                        <span>
                          <TierName tier={tier} of="tiers" />
                        </span>
                        <DotLeader />
                      </Stack>
                    </TableCell>
                    {billings.map((billing, index) => (
                      <TableCell key={billing} align="right">
                        <Stack
                          direction="row"
                          spacing={1.5}
                          component="span"
                          sx={{ alignItems: 'baseline', justifyContent: 'end' }}
                        >
                          {index === 0 && <DotLeader />}
                          <Price cents={tierPrice(tier, billing)} />
                        </Stack>
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        ))}
      </Box>
    </PricingSection>
  );
}
