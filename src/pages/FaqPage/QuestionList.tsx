import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import type { Column } from '../../components/LanguageColumn';
import { faqItems } from '../../data/faq';
import { matchesQuery } from '../../data/searchText';
import { filteredText } from './plainWords';
import { Question } from './Question';
import { QuestionFilter } from './QuestionFilter';
import { useOpenQuestion } from './useOpenQuestion';

/** The questions that match the filter, of which one at most is open. */
export function QuestionList({ columns }: { columns: readonly Column[] }) {
  const own = useIntl();
  const [query, setQuery] = useState('');
  const { open, setOpen } = useOpenQuestion(() => setQuery(''));
  const shown = faqItems.filter((item) =>
    columns.some(({ intl = own }) => matchesQuery(filteredText(intl, item), query)),
  );

  return (
    <>
      <QuestionFilter query={query} onChange={setQuery} count={shown.length} />
      <Box className="questions" sx={{ borderBlockStart: 1, borderColor: 'line.ink' }}>
        {shown.map((item) => (
          // Together they would take a phone a third of a second, before the first letter in the filter has an effect.
          <HydrationBoundary key={item.id}>
            <Question
              item={item}
              columns={columns}
              number={faqItems.indexOf(item) + 1}
              isOpen={open === item.id}
              onChange={(isOpen) => setOpen(isOpen ? item.id : null)}
            />
          </HydrationBoundary>
        ))}
        {shown.length === 0 && (
          <Typography color="textSecondary" sx={{ paddingBlock: 4, maxWidth: '34em' }}>
            <FormattedMessage id="faq.filter.none" />
          </Typography>
        )}
      </Box>
    </>
  );
}
