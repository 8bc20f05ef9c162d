import Container from '@mui/material/Container';
import { PageMeta } from '../../components/PageMeta';
import { HiringHero } from './HiringHero';
import { OpeningList } from './OpeningList';

/** `/hiring`: the open positions. */
export default function HiringPage() {
  return (
    <>
      <PageMeta title="hiring.meta.title" description="hiring.meta.description" />
      <HiringHero />
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <OpeningList />
      </Container>
    </>
  );
}
