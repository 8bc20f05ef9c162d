import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { tokenRates } from '../../data/prices';
import { postpaidRate } from '../../data/tokens';
import { AnnexSection, annexRule } from './AnnexSection';

const shown = ['flexibility', 'assistant', 'platform', 'growth'] as const;

/** §§ 7 to 10 */
export function ShortSections() {
  return (
    <Box
      sx={{
        ...annexRule,
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 7,
        rowGap: { xs: 3, md: 5 },
        '& > section + section': { borderBlockStart: 1, borderColor: 'line.hair', paddingBlockStart: 2.5 },
        '& > section:nth-of-type(2)': { borderBlockStartWidth: { md: 0 }, paddingBlockStart: { md: 0 } },
      }}
    >
      {shown.map((name) => (
        <AnnexSection
          key={name}
          name={name}
          isShort
          lead={
            <FormattedMessage
              id={`forIt.${name}.text`}
              values={{
                highest: <Price key="highest" cents={tokenRates.highest} />,
                lowest: <Price key="lowest" cents={tokenRates.lowest} />,
                postpaid: <Price key="postpaid" cents={postpaidRate} />,
                link: (chunks) => (
                  <PageLink key="link" to="/tokens" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
                    {chunks}
                  </PageLink>
                ),
              }}
            />
          }
        />
      ))}
    </Box>
  );
}
