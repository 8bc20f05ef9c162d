import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import type { AnswerTopic } from '../../../data/itAnswers';
import { site } from '../../../site';
import { AnnexSection } from '../AnnexSection';
import { AnswerFilter } from './AnswerFilter';
import { AnswerTable } from './AnswerTable';
import { AnswerTools } from './AnswerTools';
import { AskList } from './AskList';
import { filterAnswers } from './answerSheet';
import { NoAnswer } from './NoAnswer';
import { isAnswered, useAnswerRows } from './useAnswerRows';

/** § 11: a security questionnaire, answered. Without JavaScript the whole table is shown. */
export function AnswerSection() {
  const { head, rows } = useAnswerRows();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<AnswerTopic>();
  const shown = filterAnswers(rows, query, topic);
  const answered = shown.filter(isAnswered);
  const asked = shown.filter((row) => !isAnswered(row));

  function showAll() {
    setQuery('');
    setTopic(undefined);
  }

  return (
    <AnnexSection name="sheet">
      <Box sx={{ marginBlockEnd: 2.5, ...hideWithoutJsAndInPrint }}>
        <AnswerFilter
          query={query}
          onQuery={setQuery}
          topic={topic}
          onTopic={setTopic}
          shown={shown.length}
          all={rows.length}
        >
          {shown.length > 0 && <AnswerTools head={head} rows={shown} />}
        </AnswerFilter>
      </Box>
      {answered.length > 0 && (
        <AnswerTable rows={answered} isFiltered={query !== '' || topic !== undefined} />
      )}
      {asked.length > 0 && <AskList rows={asked} />}
      {shown.length === 0 && <NoAnswer query={query} onShowAll={showAll} />}
      <Typography variant="meta" sx={{ display: 'none', displayPrint: 'block', marginBlockStart: 2 }}>
        <bdi dir="ltr">{`${site.url}/for-it#answer-sheet`}</bdi>
      </Typography>
    </AnnexSection>
  );
}
