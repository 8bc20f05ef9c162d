import Container from '@mui/material/Container';
import { PageMeta } from '../../components/PageMeta';
import { HiringHero } from './HiringHero';
import { OpeningList } from './OpeningList';

export default function HiringPage() {
  return (
    <Container
      sx={{ paddingBlockEnd: (theme) => `clamp(${theme.spacing(8)}, 7.4vw, ${theme.spacing(13.5)})` }}
    >
      <PageMeta title="hiring.meta.title" description="hiring.meta.description" />
      <HiringHero />
      <OpeningList />
    </Container>
  );
}
