import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import type { Column } from '../../components/LanguageColumn';
import { faqItems, type FaqId } from '../../data/faq';
import { matchesQuery } from '../../data/searchText';
import { filteredText } from './plainWords';
import { Question } from './Question';
import { QuestionFilter } from './QuestionFilter';
import { useOpenQuestion } from './useOpenQuestion';

type Item = (typeof faqItems)[number];

/** The questions that match the filter, of which one at most is open. */
export function QuestionList({ columns }: { columns: readonly Column[] }) {
  const own = useIntl();
  const [query, setQuery] = useState('');
  const { open, setOpen } = useOpenQuestion(() => setQuery(''));
  const isFound = (item: Item) =>
    columns.some(({ intl = own }) => matchesQuery(filteredText(intl, item), query));
  const shown = query.trim() ? faqItems.filter(isFound) : faqItems;

  return (
    <>
      <QuestionFilter query={query} onChange={setQuery} count={shown.length} />
      <Box className="questions" sx={{ borderBlockStart: 1, borderColor: 'line.ink' }}>
        {shown.map((item) => (
          <ListedQuestion key={item.id} {...{ item, columns, setOpen }} isOpen={open === item.id} />
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

interface ListedQuestionProps {
  item: Item;
  columns: readonly Column[];
  isOpen: boolean;
  setOpen: (open: FaqId | null) => void;
}

/**
 * Hydrates by itself: together the questions would take a phone a third of a second. A memo, since React hydrates at once what is rendered
 * again in an event, so that a letter in the filter or a press on one question would hydrate all of them.
 */
const ListedQuestion = memo(function ListedQuestion({ item, columns, isOpen, setOpen }: ListedQuestionProps) {
  return (
    <HydrationBoundary>
      <Question
        item={item}
        columns={columns}
        number={faqItems.indexOf(item) + 1}
        isOpen={isOpen}
        onChange={(wanted) => setOpen(wanted ? item.id : null)}
      />
    </HydrationBoundary>
  );
});
