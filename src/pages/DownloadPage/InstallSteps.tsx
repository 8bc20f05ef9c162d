import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { InstallDrawing, installSteps } from '../../components/InstallDrawing';
import { InstallStepText } from '../../components/InstallStepText';
import { RuledColumns } from '../../components/RuledColumns';

/** The three installation steps, each with a window on the desk. */
export function InstallSteps() {
  return (
    <section aria-labelledby="steps">
      <Typography variant="display2" id="steps" sx={{ marginBlockEnd: { xs: 3, md: 4.5 } }}>
        <FormattedMessage id="download.steps.title" />
      </Typography>
      <RuledColumns component="ol">
        {installSteps.map((step) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'auto minmax(0, 1fr)',
                sm: 'auto minmax(0, 1fr) minmax(0, 360px)',
                md: 'auto minmax(0, 1fr)',
              },
              columnGap: { xs: 1.75, sm: 3, md: 1.75 },
              rowGap: 3,
              alignContent: 'start',
            }}
          >
            <InstallStepText step={step} />
            {/* Below the text on phones, beside it on tablets, and above it in columns, where titles differ in height. */}
            <Box
              sx={{
                gridColumn: { xs: '1 / -1', sm: '3', md: '1 / -1' },
                gridRow: { sm: '1' },
                // In a narrow window the last step's words take a line more, and its buttons a row.
                height: { xs: 'clamp(240px, 470px - 58vw, 288px)', md: 288, lg: 'clamp(232px, 18vw, 268px)' },
                paddingBlockStart: 4,
                paddingInline: { xs: '11%', sm: '8%', md: '11%' },
                backgroundColor: 'surface.desk',
              }}
            >
              <InstallDrawing step={step} />
            </Box>
          </Box>
        ))}
      </RuledColumns>
    </section>
  );
}
