import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FormattedMessage } from 'react-intl';
import { ContentsNav } from '../../components/ContentsNav';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { PageHead } from '../../components/PageHead';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageMeta } from '../../components/PageMeta';
import { belowHeader } from '../../styles/headerHeight';
import { paper } from '../../styles/printedPage';
import { whilePrinting } from '../../browser/printSection';
import { forItSections } from '../../data/forItSections';
import { AnswerSection } from './answers/AnswerSection';
import { BuildOrBuySection } from './BuildOrBuySection';
import { ComplianceSection } from './compliance/ComplianceSection';
import { DeploymentSection } from './deployment/DeploymentSection';
import { SecuritySection } from './SecuritySection';
import { LimitsSection } from './LimitsSection';
import { PlatformSection } from './PlatformSection';
import { SignOnSection } from './SignOnSection';

const contents = forItSections.map(({ id, name }, index) => ({
  id,
  name: <FormattedMessage id={`forIt.${name}.title`} />,
  number: index + 1,
}));

/** `/for-it`: numbered sections for those who approve software, and the answer sheet. */
export default function ForItPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <GlobalStyles styles={paper} />
      <PageMeta title="forIt.meta.title" description="forIt.meta.description" />
      <PageHead title="forIt.hero.title" lead="forIt.hero.lead" />
      <Box
        sx={{
          display: { lg: 'grid' },
          gridTemplateColumns: '236px minmax(0, 1fr)',
          columnGap: 8,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <ContentsNav
          title="forIt.contents.title"
          parts={contents}
          variant="small"
          sx={{
            position: { lg: 'sticky' },
            insetBlockStart: belowHeader,
            // The rule of the first section ends the closed list.
            '& details': { borderBlockEnd: 0 },
            '& ol': { gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' } },
          }}
        />
        <Box
          sx={{
            minWidth: 0,
            '& > :last-child': { paddingBlockEnd: 0 },
            // The answer sheet can be printed alone.
            '@media print': { [`${whilePrinting('answers')} & > :not(#answer-sheet)`]: { display: 'none' } },
          }}
        >
          <SecuritySection />
          <FirstScreenEnd />
          <LimitsSection />
          <BuildOrBuySection />
          <HydrationBoundary>
            <ComplianceSection />
          </HydrationBoundary>
          <DeploymentSection />
          <SignOnSection />
          <PlatformSection />
          <HydrationBoundary>
            <AnswerSection />
          </HydrationBoundary>
        </Box>
      </Box>
    </Container>
  );
}
