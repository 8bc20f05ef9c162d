import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { installSteps, type InstallStep } from './InstallDrawing';

/** The number of an installation step and its words, for two columns of a grid. */
export function InstallStepText({ step }: { step: InstallStep }) {
  return (
    <>
      <Typography variant="railNumber" component="div" aria-hidden className="tabular">
        {installSteps.indexOf(step) + 1}
      </Typography>
      <div>
        <Typography variant="h3" sx={{ fontSize: { xs: 'sizes.title3', sm: 'sizes.title5' } }}>
          <FormattedMessage id={`download.steps.${step}.title`} />
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          <FormattedMessage id={`download.steps.${step}.text`} />
        </Typography>
      </div>
    </>
  );
}
