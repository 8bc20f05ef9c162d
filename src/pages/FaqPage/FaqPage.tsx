import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../components/hideWithoutJs';
import type { Column } from '../../components/InColumn';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { ViewSwitch } from '../../components/ViewSwitch';
import { useLocale } from '../../locale/useLocale';
import { ContactCard } from './ContactCard';
import { FaqData } from './FaqData';
import { QuestionList } from './QuestionList';

/** `/faq`: questions in one language or in both side by side. */
export default function FaqPage() {
  const language = useLocale('language');
  const [columns, setColumns] = useState<readonly Column[]>([{ language }]);
  const isPair = columns.length > 1;

  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="faq.meta.title" description="faq.meta.description" />
      <FaqData />
      <PageHead
        title={<FormattedMessage id="faq.hero.title" />}
        lead={<FormattedMessage id="faq.hero.lead" />}
      />
      <Box sx={{ marginBlockEnd: 3, ...hideWithoutJsAndInPrint }}>
        <ViewSwitch bundle="faq" onColumns={setColumns} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // Two languages need the full width.
          gridTemplateColumns: { lg: isPair ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px' },
          columnGap: 10,
          rowGap: 6,
          alignItems: 'start',
        }}
      >
        <QuestionList columns={columns} />
        <ContactCard />
      </Box>
    </Container>
  );
}
