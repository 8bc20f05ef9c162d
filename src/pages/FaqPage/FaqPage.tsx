import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useIntl } from 'react-intl';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { useBilingualView } from '../../hooks/useBilingualView';
import { ViewSwitch } from '../../components/ViewSwitch';
import { ContactCard } from './ContactCard';
import { bilingualStyles } from './bilingualStyles';
import { QuestionList } from './QuestionList';
import { StructuredData } from '../../components/StructuredData';
import { faqItems } from '../../data/faq';
import { useLocale } from '../../locale/useLocale';
import { answerText, questionText } from './plainWords';

const bundles = ['shell', 'faq'] as const;

/** Structured data for search engines. */
function FaqData() {
  const intl = useIntl();
  const language = useLocale('language');
  const data = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqItems.map(({ id }) => ({
      '@type': 'Question',
      name: questionText(intl, id),
      acceptedAnswer: { '@type': 'Answer', text: answerText(intl, id) },
    })),
  };
  return <StructuredData key={language} data={data} />;
}

/** The switch is beside the filter; beside the list is the card, unless two languages need the full width. */
const layout = (isBilingual: boolean) => ({
  display: 'grid',
  alignItems: 'start',
  columnGap: { sm: 5, lg: 10 },
  // Firefox does not divide a grid among sheets.
  '@media print': { display: 'block' },
  '& > [role=search]': { gridArea: { sm: '1 / 1' }, alignSelf: 'end' },
  ...bilingualStyles(
    isBilingual,
    {
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      '& > .questions, & > aside': { gridColumn: { sm: '1 / -1' } },
    },
    {
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 320px' },
      '& > .questions': { gridColumn: { sm: '1 / -1', lg: 1 } },
      '& > aside': { gridColumn: { sm: '1 / -1', lg: 2 } },
    },
  ),
});

/**
 * `/faq`: questions in both languages side by side, where there is room, or in one. What the filter does not need hydrates apart from it, so
 * that the first letter has its effect soon.
 */
export default function FaqPage() {
  const view = useBilingualView(bundles, 'both');
  const isBilingual = view.columns.length > 1;

  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="faq.meta.title" description="faq.meta.description" />
      <HydrationBoundary>
        <FaqData />
      </HydrationBoundary>
      <PageHead title="faq.hero.title" lead="faq.hero.lead" />
      <Box sx={layout(isBilingual)}>
        {/* The default depends on the width, which the prerendered page does not know. */}
        <Box
          sx={{
            display: { md: 'none' },
            gridArea: { sm: '1 / 2' },
            alignSelf: 'center',
            marginBlockEnd: { xs: 3, sm: 0 },
            ...hideWithoutJsAndInPrint,
          }}
        >
          <HydrationBoundary>
            <ViewSwitch {...view} />
          </HydrationBoundary>
        </Box>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            gridArea: '1 / 2',
            alignSelf: 'center',
            justifySelf: 'end',
            ...hideWithoutJsAndInPrint,
          }}
        >
          <HydrationBoundary>
            <ViewSwitch {...view} standard="both" />
          </HydrationBoundary>
        </Box>
        <QuestionList columns={view.columns} />
        <FirstScreenEnd />
        <HydrationBoundary>
          <ContactCard isWide={isBilingual} />
        </HydrationBoundary>
      </Box>
    </Container>
  );
}
