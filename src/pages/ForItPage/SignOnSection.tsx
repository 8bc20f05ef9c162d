import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { includedMillions } from '../../data/tokens';
import { useText } from '../../locale/useText';
import { NumberedSection } from './NumberedSection';
import { Statement, StatementList } from './StatementList';

/** Sample data: percent of the pool used, every second day. */
const used = [4, 9, 15, 22, 28, 35, 41, 48, 53, 59, 64, 70];

const users = 73;
const pool = users * includedMillions.organization;
const teams = [
  { name: 'corporate', share: 41 },
  { name: 'realEstate', share: 23 },
  { name: 'employment', share: 19 },
  { name: 'litigation', share: 17 },
] as const;

/** In percent, so that the chart scales. Time runs left to right in both languages. */
const Bars = styled('svg')(({ theme: { palette } }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(112px, 29vw, 150px)',
  overflow: 'visible',
  borderBlockEnd: `1px solid ${palette.line.ink}`,
  '& rect': { fill: palette.action.fill, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  '& .pool': { stroke: palette.line.edge, strokeDasharray: '3 4' },
}));

function PoolChart() {
  const text = useText();
  const step = 100 / used.length;
  return (
    <div dir="ltr">
      <Typography variant="meta" color="textTertiary" sx={{ textAlign: 'end', marginBlockEnd: 0.5 }}>
        <FormattedMessage id="forIt.dashboard.whole" />
      </Typography>
      <Bars
        role="img"
        aria-label={text('forIt.dashboard.label', { from: `${used[0]}%`, to: `${used.at(-1)}%`, pool })}
      >
        <line className="pool" x1="0" x2="100%" y1="0.5" y2="0.5" />
        {used.map((share, index) => (
          <rect
            key={share}
            x={`${(index * step + step * 0.1).toFixed(1)}%`}
            width={`${(step * 0.8).toFixed(1)}%`}
            y={`${100 - share}%`}
            height={`${share}%`}
          />
        ))}
      </Bars>
      <Typography
        variant="meta"
        component="div"
        color="textTertiary"
        sx={{ display: 'flex', justifyContent: 'space-between', marginBlockStart: 1 }}
      >
        <FormattedMessage id="forIt.dashboard.first" tagName="bdi" />
        <FormattedMessage id="forIt.dashboard.last" tagName="bdi" />
      </Typography>
    </div>
  );
}

/** § 6: how staff sign in, and what administrators see, with figures that are marked as samples. */
export function SignOnSection() {
  return (
    <NumberedSection name="signOn">
      <StatementList>
        <Statement source={<Reference claim="signOn" />}>
          <FormattedMessage id="forIt.signOn.text" />
        </Statement>
        <Statement
          source={
            <PageLink to="/for-it#answer-protocols">
              <FormattedMessage id="forIt.signOn.ask" />
            </PageLink>
          }
        >
          <FormattedMessage id="forIt.signOn.protocols" />
        </Statement>
      </StatementList>
      <Typography id="dashboard" sx={{ marginBlock: 3 }}>
        <FormattedMessage id="forIt.dashboard.lead" />{' '}
        <Chip component="span" variant="badge" label={<FormattedMessage id="forIt.dashboard.sample" />} />
        <Reference claim="dashboard" />
      </Typography>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          borderColor: 'line.strong',
          breakInside: 'avoid',
          '& > div': { padding: { xs: 2.5, md: 3.5 } },
          '& > div + div': {
            border: '0 solid',
            borderColor: 'line.hair',
            borderBlockStartWidth: { xs: 1, md: 0 },
            borderInlineStartWidth: { md: 1 },
          },
        }}
      >
        <div>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              columnGap: 2,
              marginBlockEnd: 2.5,
            }}
          >
            <Typography variant="small" component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
              <FormattedMessage id="forIt.dashboard.tokens" />
            </Typography>
            <Typography variant="meta" color="textSecondary">
              <FormattedMessage
                id="forIt.dashboard.pool"
                values={{ users, tokens: includedMillions.organization, pool }}
              />
            </Typography>
          </Stack>
          <PoolChart />
        </div>
        <div>
          <Typography
            variant="small"
            component="h3"
            sx={{ fontWeight: 'fontWeightMedium', marginBlockEnd: 1.5 }}
          >
            <FormattedMessage id="forIt.dashboard.teams" />
          </Typography>
          <Stack component="dl" className="tabular" sx={{ margin: 0 }}>
            {teams.map(({ name, share }) => (
              <Typography
                key={name}
                variant="small"
                component="div"
                sx={{
                  position: 'relative',
                  display: 'flex',
                  justifyContent: 'space-between',
                  paddingBlock: { xs: 0.75, sm: 1.25, md: 1.625 },
                  borderBlockEnd: 1,
                  borderColor: 'line.hair',
                  // The team's part of the line below it.
                  '&::after': {
                    content: '""',
                    position: 'absolute',
                    insetBlockEnd: '-2px',
                    insetInlineStart: 0,
                    width: `${share}%`,
                    borderBlockEnd: '3px solid',
                    borderColor: 'line.ink',
                  },
                }}
              >
                <FormattedMessage id={`forIt.dashboard.${name}`} tagName="dt" />
                <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>
                  <bdi dir="ltr">{`${share}%`}</bdi>
                </Box>
              </Typography>
            ))}
          </Stack>
        </div>
      </Paper>
    </NumberedSection>
  );
}
