import Container from '@mui/material/Container';
import { InstallerHelp } from '../../components/InstallerHelp';
import { PageMeta } from '../../components/PageMeta';
import { DownloadHero } from './DownloadHero';
import { InstallSteps } from './InstallSteps';

/** `/download`: the add-in for Word, its requirements and installation. */
export default function DownloadPage() {
  return (
    <>
      <PageMeta title="download.meta.title" description="download.meta.description" />
      <DownloadHero />
      <Container
        sx={({ measures }) => ({ display: 'grid', rowGap: measures.section, paddingBlock: measures.section })}
      >
        <InstallSteps />
        <InstallerHelp />
      </Container>
    </>
  );
}
