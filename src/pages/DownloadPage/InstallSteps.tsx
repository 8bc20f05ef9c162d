import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { InstallDrawing, installSteps } from '../../components/InstallDrawing';
import { RuledColumns } from '../../components/RuledColumns';
import type { Installer } from '../../site';

/** The three installation steps, each with a window on the desk. */
export function InstallSteps({ installer }: { installer: Installer | undefined }) {
  return (
    <section aria-labelledby="steps">
      <Typography variant="display2" id="steps" sx={{ marginBlockEnd: { xs: 3, md: 4.5 } }}>
        <FormattedMessage id="download.steps.title" />
      </Typography>
      <RuledColumns component="ol">
        {installSteps.map((step, index) => (
          <li key={step}>
            <Typography
              variant="smallSerif"
              component="div"
              aria-hidden
              sx={{
                color: 'text.tertiary',
                fontSize: 'sizes.title3',
                fontWeight: 'fontWeightDisplay',
                marginBlockEnd: 2,
              }}
            >
              {index + 1}
            </Typography>
            {/* On tablets the text is beside the picture. */}
            <Box
              sx={{
                display: { xs: 'grid', md: 'block' },
                gridTemplateColumns: { sm: 'minmax(0, 300px) minmax(0, 1fr)' },
                gap: { xs: 3, sm: 4 },
              }}
            >
              <Box
                sx={{
                  height: { xs: 240, md: 'clamp(232px, 18vw, 268px)' },
                  paddingBlockStart: 4,
                  paddingInline: '11%',
                  backgroundColor: 'surface.desk',
                }}
              >
                <InstallDrawing step={step} installer={installer} />
              </Box>
              <div>
                <Typography variant="h3" sx={{ marginBlockStart: { md: 3 }, fontSize: 'sizes.title5' }}>
                  <FormattedMessage id={`download.steps.${step}.title`} />
                </Typography>
                <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
                  <FormattedMessage id={`download.steps.${step}.text`} />
                </Typography>
              </div>
            </Box>
          </li>
        ))}
      </RuledColumns>
    </section>
  );
}
