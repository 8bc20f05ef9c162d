import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../../components/Reference';
import { reflowQuery } from '../../../styles/mediaQueries';
import { NumberedSection } from '../NumberedSection';
import { BoundaryDrawing, deployments } from './BoundaryDrawing';

const facts = ['runsOn', 'beside'] as const;

/** § 5: three ways to run the product. Rows are aligned across the cards. */
export function DeploymentSection() {
  return (
    <NumberedSection
      name="deployment"
      lead={
        <>
          <FormattedMessage id="forIt.deployment.lead" />
          <Reference claim="deployment" />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gridTemplateRows: { md: 'repeat(4, auto)' },
          columnGap: 3,
          rowGap: { xs: 2, md: 0 },
        }}
      >
        {deployments.map((deployment) => (
          <Paper
            key={deployment}
            component="article"
            aria-labelledby={`deployment-${deployment}`}
            variant="outlined"
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'clamp(72px, 24vw, 96px) minmax(0, 1fr)',
                sm: 'minmax(0, 4fr) minmax(0, 5fr)',
                md: 'minmax(0, 1fr)',
              },
              gridTemplateRows: { md: 'subgrid' },
              gridRow: { md: 'span 4' },
              columnGap: { xs: 2.5, sm: 4 },
              alignContent: 'start',
              alignItems: { xs: 'center', sm: 'stretch' },
              '& > dl': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
              // Beside its name on phones, without the labels that the facts repeat.
              '& svg': { marginBlockStart: { xs: '-11%', sm: 0 } },
              '& text': { display: { xs: 'none', sm: 'inline' } },
              [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
              padding: { xs: 2, sm: 3 },
              borderColor: 'line.strong',
              breakInside: 'avoid',
            }}
          >
            <Box
              sx={{
                gridRow: { sm: '1 / span 4', md: 'auto' },
                maxWidth: { sm: 288 },
                marginBlockEnd: { xs: 1.25, md: 3 },
              }}
            >
              <BoundaryDrawing of={deployment} />
            </Box>
            <Typography
              id={`deployment-${deployment}`}
              variant="h3"
              sx={{
                marginBlockEnd: { xs: 1.25, sm: 1, md: 1.5 },
                fontSize: { xs: 'sizes.title1', sm: 'sizes.title4' },
              }}
            >
              <FormattedMessage id={`forIt.deployment.${deployment}.title`} />
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateRows: { md: 'subgrid' },
                gridRow: { md: 'span 2' },
                margin: 0,
                '& > div': {
                  // In a narrow card the fact is below its name.
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 1,
                  alignContent: 'start',
                  paddingBlock: { xs: 0.75, md: 1.125 },
                  borderBlockStart: 1,
                  borderColor: 'line.hair',
                  fontSize: 'sizes.small',
                  lineHeight: 1.5,
                },
                '& dt': { flexBasis: '5.6em' },
                '& dd': { flex: '1 1 7.5em', margin: 0, textWrap: 'balance' },
              }}
            >
              {facts.map((fact) => (
                <div key={fact}>
                  <Box component="dt" sx={{ color: 'text.tertiary' }}>
                    <FormattedMessage id={`forIt.deployment.${fact}`} />
                  </Box>
                  <FormattedMessage id={`forIt.deployment.${deployment}.${fact}`} tagName="dd" />
                </div>
              ))}
            </Box>
          </Paper>
        ))}
      </Box>
    </NumberedSection>
  );
}
