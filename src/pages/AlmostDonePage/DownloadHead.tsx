import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { InstallerFacts } from '../../components/InstallerFacts';
import { PageHead } from '../../components/PageHead';
import { waitlistUrl, type Installer } from '../../site';
import { DownloadProgress } from './DownloadProgress';

/** What is happening, the way to do it again, and what the file can be held against. */
export function DownloadHead({ installer }: { installer: Installer | undefined }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 5fr)' },
        columnGap: 'clamp(40px, 6vw, 96px)',
        alignItems: 'end',
        marginBlockEnd: 'clamp(56px, 6.6vw, 96px)',
      }}
    >
      <div>
        <PageHead
          title={<FormattedMessage id="download.done.title" />}
          lead={<FormattedMessage id={installer ? 'download.done.lead' : 'download.hero.absent'} />}
        />
        {installer ? (
          <DownloadProgress url={installer.url} />
        ) : (
          <Button variant="contained" size="large" href={waitlistUrl}>
            <FormattedMessage id="download.hero.join" />
          </Button>
        )}
      </div>
      <Box sx={{ marginBlockStart: { xs: 5, md: 0 } }}>
        <InstallerFacts installer={installer} />
      </Box>
    </Box>
  );
}
