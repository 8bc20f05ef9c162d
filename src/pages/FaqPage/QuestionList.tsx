import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { faqItems } from '../../data/faq';
import { textScore, wordsOf } from '../../data/searchText';
import { useText } from '../../locale/useText';
import { Question } from './Question';
import { QuestionFilter } from './QuestionFilter';
import { useAnswerText } from './useAnswerText';
import { useOpenQuestion } from './useOpenQuestion';

/** The questions, and above them a field that leaves those in which its words are found (F1). */
export function QuestionList() {
  const text = useText();
  const answerText = useAnswerText();
  const [query, setQuery] = useState('');
  const { open, setOpen } = useOpenQuestion(() => setQuery(''));
  const wanted = wordsOf(query);
  const shown = faqItems.filter(
    ({ id }) =>
      wanted.length === 0 ||
      textScore(wanted, wordsOf(`${text(`faq.${id}.question`)} ${answerText(id)}`)) > 0,
  );

  return (
    <div>
      <QuestionFilter query={query} onChange={setQuery} count={shown.length} />
      <Box sx={{ borderBlockStart: 1, borderColor: 'line.ink' }}>
        {shown.map((item) => (
          <Question
            key={item.id}
            item={item}
            number={faqItems.indexOf(item) + 1}
            isOpen={open === item.id}
            onChange={(isOpen) => setOpen(isOpen ? item.id : null)}
          />
        ))}
      </Box>
      {shown.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 4, maxWidth: '34em' }}>
          <FormattedMessage id="faq.filter.none" />
        </Typography>
      )}
    </div>
  );
}
