import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { SplitHead } from '../../components/SplitHead';
import { SplitLayout } from '../../components/SplitLayout';
import { InstallerFacts } from '../../components/InstallerFacts';
import { site, waitlistUrl } from '../../site';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { NextSteps } from './NextSteps';
import { useDownloadOnce } from './useDownloadOnce';

/** Starts the download and offers a plain link to repeat it, which is also how the download starts without JavaScript. */
function DownloadProgress({ url }: { url: string }) {
  const state = useDownloadOnce(url);

  return (
    <>
      <Button variant="contained" size="large" href={url} download startIcon={<FileDownloadIcon />}>
        <FormattedMessage id="download.done.restart" />
      </Button>
      <Typography
        variant="small"
        component="div"
        color="textSecondary"
        role="status"
        sx={{
          minHeight: '3.2em',
          marginBlockStart: 1.75,
          maxWidth: '34em',
          textWrap: 'balance',
          ...hideWithoutJs,
        }}
      >
        <FormattedMessage id={`download.done.${state}`} />
      </Typography>
    </>
  );
}

/** Starts the download and shows the next steps; without an installer, links to the waitlist. */
export function DownloadHead() {
  const { installer } = site;
  return (
    <SplitLayout aside={<NextSteps />}>
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
      <InstallerFacts />
    </SplitLayout>
  );
}
