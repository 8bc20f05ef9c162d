import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { LegendEntry } from './anonymize';
import { TokenLabel } from './TokenLabel';

/** Lists what each token replaces. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <div>
      <Typography variant="meta" component="h4" color="textTertiary" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage id="forIt.demo.legend" />
      </Typography>
      {entries.length === 0 ? (
        <Typography variant="small" color="textSecondary">
          <FormattedMessage id="forIt.demo.legendEmpty" />
        </Typography>
      ) : (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            columnGap: 5,
            margin: 0,
          }}
        >
          {entries.map(({ token, forms }) => (
            <Typography
              key={`${token.kind} ${token.ordinal}`}
              variant="small"
              component="div"
              sx={{
                display: 'grid',
                gridTemplateColumns: '104px minmax(0, 1fr)',
                alignItems: 'baseline',
                gap: 1.5,
                paddingBlock: { xs: 0.75, sm: 1 },
                borderBlockStart: 1,
                borderColor: 'line.hair',
              }}
            >
              <dt>
                <TokenLabel token={token} />
              </dt>
              <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', textWrap: 'balance' }}>
                {forms.map((form, index) => {
                  // An e-mail address breaks after its sign.
                  const [start, rest] = form.split(/@(.*)/);
                  return (
                    <span key={form}>
                      {index > 0 && '\u00a0· '}
                      <bdi>
                        {start}
                        {rest && (
                          <>
                            @<wbr />
                            {rest}
                          </>
                        )}
                      </bdi>
                    </span>
                  );
                })}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
    </div>
  );
}
