import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { ContactCard } from './ContactCard';
import { FaqData } from './FaqData';
import { QuestionList } from './QuestionList';

/** Eleven questions, one open at a time, each with an address of its own (F1). */
export default function FaqPage() {
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
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' },
          columnGap: 10,
          rowGap: 6,
          alignItems: 'start',
        }}
      >
        <QuestionList />
        <ContactCard />
      </Box>
    </Container>
  );
}
