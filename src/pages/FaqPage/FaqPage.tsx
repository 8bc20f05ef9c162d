import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../components/hideWithoutJs';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { useColumns } from '../../components/useColumns';
import { ViewSwitch } from '../../components/ViewSwitch';
import { ContactCard } from './ContactCard';
import { FaqData } from './FaqData';
import { QuestionList } from './QuestionList';

/** Aligns the switch with the filter and the card with the list; two languages need the full width. */
const beside = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gridTemplateRows: { lg: '56px 1fr' },
  '& > aside': { marginBlockStart: { lg: 2.5 } },
};

/** `/faq`: questions in one language or in both side by side. */
export default function FaqPage() {
  const view = useColumns('faq');
  const isPair = view.columns.length > 1;

  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="faq.meta.title" description="faq.meta.description" />
      <FaqData />
      <PageHead
        title={<FormattedMessage id="faq.hero.title" />}
        lead={<FormattedMessage id="faq.hero.lead" />}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 10,
          alignItems: 'start',
          ...(!isPair && beside),
        }}
      >
        <Box
          sx={{
            marginBlockEnd: 3,
            ...(!isPair && { gridColumn: { lg: 2 }, marginBlockEnd: { xs: 3, lg: 0 }, alignSelf: 'center' }),
            ...hideWithoutJsAndInPrint,
          }}
        >
          <ViewSwitch {...view} />
        </Box>
        <Box sx={isPair ? {} : { gridArea: { lg: '1 / 1 / span 2' } }}>
          <QuestionList columns={view.columns} />
        </Box>
        <ContactCard />
      </Box>
    </Container>
  );
}
