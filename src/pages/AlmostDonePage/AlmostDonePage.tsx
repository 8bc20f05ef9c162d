import Container from '@mui/material/Container';
import { late } from '../../components/late';
import { PageMeta } from '../../components/PageMeta';
import { site } from '../../site';
import { DownloadHead } from './DownloadHead';

const InstallSteps = late(() =>
  import('../../components/InstallSteps').then((module) => module.InstallSteps),
);

const InstallerHelp = late(() =>
  import('../../components/InstallerHelp').then((module) => module.InstallerHelp),
);

/** `/almost-done`: the installer comes by itself, once, and three steps remain (D2). */
export default function AlmostDonePage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="download.done.name" description="download.done.description" noIndex />
      <DownloadHead installer={site.installer} />
      <InstallSteps />
      <InstallerHelp installer={site.installer} />
    </Container>
  );
}
