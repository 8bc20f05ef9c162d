import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { SplitHead } from '../../components/SplitHead';
import { SplitLayout } from '../../components/SplitLayout';
import { InstallerFacts } from '../../components/InstallerFacts';
import { waitlistUrl, type Installer } from '../../site';
import { DownloadProgress } from './DownloadProgress';
import { NextSteps } from './NextSteps';

/** Starts the download and shows the next steps; without an installer the way to the waitlist. */
export function DownloadHead({ installer }: { installer: Installer | undefined }) {
  return (
    <SplitLayout aside={<NextSteps installer={installer} />}>
      <SplitHead
        title="download.done.title"
        lead={installer ? 'download.done.lead' : 'download.hero.absent'}
        leadWithoutJs={installer && 'download.done.noScript'}
      />
      {installer ? (
        <DownloadProgress url={installer.url} />
      ) : (
        <Button variant="contained" size="large" href={waitlistUrl}>
          <FormattedMessage id="download.hero.join" />
        </Button>
      )}
      <InstallerFacts installer={installer} />
    </SplitLayout>
  );
}
