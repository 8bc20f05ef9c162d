import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { InstallDrawing, installSteps } from '../../components/InstallDrawing';
import { InstallStepText } from '../../components/InstallStepText';
import { rise } from '../../styles/keyframes';
import { RuledList } from '../../components/RuledList';

/** How long after one step the next is drawn, in ms. */
const pause = 400;

/**
 * The steps that remain, on the desk: what to do, and how it looks. The windows are drawn one after another, and stand on the rule
 * below their step. Without motion they are there from the start.
 */
export function NextSteps() {
  return (
    <Box
      component="section"
      aria-labelledby="steps"
      sx={{ paddingBlockEnd: { xs: 5, md: 0 }, paddingInlineStart: { lg: 2 } }}
    >
      <Typography variant="h3" component="h2" id="steps" sx={{ marginBlockEnd: 2, fontSize: 'sizes.title6' }}>
        <FormattedMessage id="download.steps.title" />
      </Typography>
      {/* The usual hairline has too little contrast on `surface.desk`. */}
      <RuledList component="ol" sx={{ '& > li': { borderColor: 'line.strong' } }}>
        {installSteps.map((step, index) => (
          <Box
            component="li"
            key={step}
            sx={({ spacing }) => ({
              display: 'grid',
              gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) min(280px, 44%)' },
              columnGap: { xs: 1.75, sm: 3 },
              alignItems: 'end',
              paddingBlockStart: 3,
              '& > *': { alignSelf: 'start', paddingBlockEnd: { xs: spacing(2), sm: spacing(3) } },
            })}
          >
            <InstallStepText step={step} />
            <Box
              sx={({ timing: { duration, easing } }) => ({
                // Beside the text, or below it from edge to edge.
                gridColumn: { xs: '1 / -1', sm: 3 },
                display: 'grid',
                // The proposal of the last step is shown whole.
                [step === 'launch' ? 'minHeight' : 'height']: 176,
                '&&': { alignSelf: 'end', paddingBlockEnd: 0 },
                animation: `${rise} ${duration.note}ms ${easing.standard} ${index * pause}ms backwards`,
              })}
            >
              <InstallDrawing step={step} />
            </Box>
          </Box>
        ))}
      </RuledList>
    </Box>
  );
}
