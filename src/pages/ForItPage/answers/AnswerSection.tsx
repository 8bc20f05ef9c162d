import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import type { AnswerTopic } from '../../../data/itAnswers';
import { site } from '../../../site';
import { AnnexSection } from '../AnnexSection';
import { AnswerFilter } from './AnswerFilter';
import { AnswerTable } from './AnswerTable';
import { AnswerTools } from './AnswerTools';
import { AskList } from './AskList';
import { filterAnswers } from './answerSheet';
import { isAnswered, useAnswerRows } from './useAnswerRows';
import { mailTo } from '../../../text/mailTo';

/** Shown if nothing matches the filter: clear it, or send us the question. */
function NoAnswer({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3, borderBlock: 1, borderColor: 'line.hair' }}>
      <Typography>
        <FormattedMessage id="forIt.sheet.none" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={onShowAll}>
          <FormattedMessage id="forIt.sheet.clear" />
        </Button>
        <Link href={mailTo(site.email.info, query)}>
          <FormattedMessage id="forIt.sheet.askUs" />
        </Link>
      </Box>
    </Box>
  );
}

/** § 11: a security questionnaire, answered. Without JavaScript the whole table is shown. */
export function AnswerSection() {
  const { address, head, rows } = useAnswerRows();
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
        <bdi dir="ltr">{address}</bdi>
      </Typography>
    </AnnexSection>
  );
}
