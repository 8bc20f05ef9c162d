import Container from '@mui/material/Container';
import { InstallerHelp } from '../../components/InstallerHelp';
import { PageMeta } from '../../components/PageMeta';
import { DownloadHead } from './DownloadHead';

/** `/almost-done`: starts the download and lists the next steps. */
export default function AlmostDonePage() {
  return (
    <>
      <PageMeta title="download.done.name" description="download.done.description" noIndex />
      <DownloadHead />
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <InstallerHelp />
      </Container>
    </>
  );
}
