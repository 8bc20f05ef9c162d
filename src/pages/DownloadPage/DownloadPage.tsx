import Container from '@mui/material/Container';
import { late } from '../../components/late';
import { PageMeta } from '../../components/PageMeta';
import { site } from '../../site';
import { DownloadHero } from './DownloadHero';

const InstallSteps = late(() =>
  import('../../components/InstallSteps').then((module) => module.InstallSteps),
);

const InstallerHelp = late(() =>
  import('../../components/InstallerHelp').then((module) => module.InstallerHelp),
);

/** `/download`: the word-processor add-in, what it needs, and how it is installed (D1, X17). */
export default function DownloadPage() {
  return (
    <>
      <PageMeta title="download.meta.title" description="download.meta.description" />
      <DownloadHero installer={site.installer} />
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <InstallSteps />
        <InstallerHelp installer={site.installer} />
      </Container>
    </>
  );
}
