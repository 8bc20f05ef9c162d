import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { DeskSpread } from '../../components/DeskSpread';
import { InstallerFacts } from '../../components/InstallerFacts';
import { waitlistUrl, type Installer } from '../../site';
import { DownloadProgress } from './DownloadProgress';
import { NextSteps } from './NextSteps';

export function DownloadHead({ installer }: { installer: Installer | undefined }) {
  return (
    <DeskSpread onDesk={<NextSteps installer={installer} />}>
      <Typography variant="statement">
        <FormattedMessage id="download.done.title" />
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{ marginBlock: (theme) => theme.spacing(2.5, 4.25), maxWidth: '26em', textWrap: 'balance' }}
      >
        <FormattedMessage id={installer ? 'download.done.lead' : 'download.hero.absent'} />
      </Typography>
      {installer ? (
        <DownloadProgress url={installer.url} />
      ) : (
        <Button variant="contained" size="large" href={waitlistUrl}>
          <FormattedMessage id="download.hero.join" />
        </Button>
      )}
      <Box sx={{ marginBlockStart: 4 }}>
        <InstallerFacts installer={installer} />
      </Box>
    </DeskSpread>
  );
}
