import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { tokenRates } from '../../data/prices';
import { postpaidRate } from '../../data/tokens';
import { annexParts, numberOf } from '../../data/annexParts';

const shown = annexParts.slice(6, 10) as readonly { id: ShortPart['id']; name: ShortPart['name'] }[];
type ShortPart = Extract<
  (typeof annexParts)[number],
  { name: 'flexibility' | 'assistant' | 'platform' | 'growth' }
>;

/** §§ 7 to 10 */
export function ShortSections() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 7,
        rowGap: { xs: 3, md: 5 },
        paddingInlineStart: { sm: 8 },
        paddingBlock: (theme) => ({ xs: theme.spacing(3, 4.5), md: theme.spacing(7.5, 8) }),
        borderBlockStart: 1,
        borderColor: 'line.ink',
        '& > section + section': { borderBlockStart: 1, borderColor: 'line.hair', paddingBlockStart: 2.5 },
        '& > section:nth-of-type(2)': { borderBlockStartWidth: { sm: 0 }, paddingBlockStart: { sm: 0 } },
      }}
    >
      {shown.map(({ id, name }) => (
        <Box component="section" key={id} id={id}>
          <Typography
            variant="h3"
            component="h2"
            sx={{ display: 'flex', gap: 1.75, fontSize: 'sizes.title4' }}
          >
            <Box component="bdi" dir="ltr" sx={{ color: 'text.tertiary' }}>
              {numberOf(id)}
            </Box>
            <FormattedMessage id={`forIt.${name}.title`} tagName="span" />
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlockStart: 0.75 }}>
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
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
