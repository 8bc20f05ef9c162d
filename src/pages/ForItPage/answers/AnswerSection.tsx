import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { liveOnScreen } from '../../../components/liveOnly';
import type { AnswerTopic } from '../../../data/itAnswers';
import { site } from '../../../site';
import { AnnexSection } from '../AnnexSection';
import { AnswerFilter } from './AnswerFilter';
import { AnswerTable } from './AnswerTable';
import { AnswerTools } from './AnswerTools';
import { filterAnswers } from './answerSheet';
import { NoAnswer } from './NoAnswer';
import { useAnswerRows } from './useAnswerRows';

/** § 11: the questions of a security questionnaire, answered, to be filtered and taken along (X9). Without JavaScript the whole table. */
export function AnswerSection() {
  const { head, rows } = useAnswerRows();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<AnswerTopic>();
  const shown = filterAnswers(rows, query, topic);

  function showAll() {
    setQuery('');
    setTopic(undefined);
  }

  return (
    <AnnexSection
      id="answer-sheet"
      title={<FormattedMessage id="forIt.sheet.title" />}
      lead={<FormattedMessage id="forIt.sheet.lead" />}
    >
      <Box sx={liveOnScreen}>
        <AnswerFilter
          query={query}
          onQuery={setQuery}
          topic={topic}
          onTopic={setTopic}
          shown={shown.length}
          all={rows.length}
        />
        {shown.length > 0 && <AnswerTools head={head} rows={shown} />}
      </Box>
      {shown.length > 0 ? (
        <AnswerTable rows={shown} />
      ) : (
        <NoAnswer query={query} next={rows.length + 1} onShowAll={showAll} />
      )}
      <Typography variant="meta" sx={{ display: 'none', displayPrint: 'block', marginBlockStart: 2 }}>
        <bdi dir="ltr">{`${site.url}/for-it#answer-sheet`}</bdi>
      </Typography>
    </AnnexSection>
  );
}
