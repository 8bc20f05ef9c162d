import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { late } from '../../components/late';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { AnnexContents } from './AnnexContents';
import { sheetOnly } from './answers/printSheet';
import { SecuritySection } from './SecuritySection';

const LaterSections = late(() => import('./LaterSections').then((module) => module.LaterSections));

/** `/for-it`: what those who approve software ask, in numbered sections, and the answer sheet to take along (I1, X9). */
export default function ForItPage() {
  return (
    <Container
      sx={({ measures }) => ({ paddingBlockEnd: measures.section, '@media print': { paddingBlockEnd: 0 } })}
    >
      <PageMeta title="forIt.meta.title" description="forIt.meta.description" />
      <PageHead
        title={<FormattedMessage id="forIt.hero.title" />}
        lead={<FormattedMessage id="forIt.hero.lead" />}
      />
      <Box
        sx={{
          display: { lg: 'grid' },
          gridTemplateColumns: '236px minmax(0, 1fr)',
          columnGap: 8,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <AnnexContents />
        <Box
          sx={{
            minWidth: 0,
            // The answer sheet can be printed alone.
            '@media print': { [`[${sheetOnly}] & > :not(#answer-sheet)`]: { display: 'none' } },
          }}
        >
          <SecuritySection />
          <LaterSections />
        </Box>
      </Box>
    </Container>
  );
}
