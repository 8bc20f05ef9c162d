import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import { focusOnRemoval } from '../../../browser/focusOnRemoval';
import { hashTarget } from '../../../browser/hashTarget';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import type { AnswerTopic } from '../../../data/itAnswers';
import { site } from '../../../site';
import { NumberedSection } from '../NumberedSection';
import { AnswerFilter } from './AnswerFilter';
import { AnswerTable } from './AnswerTable';
import { AnswerTools } from './AnswerTools';
import { AskList } from './AskList';
import { filterAnswers } from './answerSheet';
import { isAnswered, useAnswerRows } from './useAnswerRows';
import { useText } from '../../../locale/useText';
import { mailTo } from '../../../text/mailTo';
import { withoutIsolates } from '../../../text/withoutIsolates';

const printedOnly = { display: 'none', displayPrint: 'block', marginBlockStart: 2 } as const;

const focusFilter = focusOnRemoval('main [type=search]');

/** Shown if nothing matches the filter: clear it, or send us the question. */
function NoAnswer({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  return (
    <Stack spacing={2} ref={focusFilter} sx={{ paddingBlock: 3, borderBlock: 1, borderColor: 'line.hair' }}>
      <Typography>
        <FormattedMessage id="forIt.sheet.none" />
      </Typography>
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={onShowAll}>
          <FormattedMessage id="forIt.sheet.clear" />
        </Button>
        <Link href={mailTo(site.email.info, query)}>
          <FormattedMessage id="forIt.sheet.askUs" />
        </Link>
      </Stack>
    </Stack>
  );
}

/** § 8: a security questionnaire, answered. Without JavaScript the whole table is shown. A hash that names a hidden row shows it. */
export function AnswerSection() {
  const text = useText();
  const { address, head, rows } = useAnswerRows();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<AnswerTopic>();
  const [toggled, setToggled] = useState<Partial<Record<AnswerTopic, boolean>>>({});
  const shown = filterAnswers(rows, query, topic);
  const answered = shown.filter(isAnswered);
  const asked = shown.filter((row) => !isAnswered(row));
  const topicName = rows.find((row) => row.topic === topic)?.topicName;
  const filter = [topicName, query.trim()].filter(Boolean).join(', ');
  const numbers = { shown: shown.length, all: rows.length };
  const count = <FormattedMessage key="count" id="forIt.sheet.count" values={numbers} />;
  const part =
    filter &&
    withoutIsolates(
      text('forIt.sheet.filtered', { count: text('forIt.sheet.count', numbers), query: filter }),
    );

  function showAll() {
    setQuery('');
    setTopic(undefined);
  }

  const location = useLocation();
  const showRow = useEffectEvent(({ hash }: Location) => {
    const row = rows.find(({ id }) => hash === `#answer-${id}`);
    if (!row || hashTarget(hash)?.getClientRects().length) return;
    showAll();
    setToggled((others) => ({ ...others, [row.topic]: true }));
    // By then it is rendered.
    requestAnimationFrame(() => hashTarget(hash)?.scrollIntoView());
  });
  // Navigating to the same hash again shows the row again.
  useLayoutEffect(() => showRow(location), [location]);

  return (
    <NumberedSection name="sheet">
      <Box sx={{ marginBlockEnd: 2.5, ...hideWithoutJsAndInPrint }}>
        <AnswerFilter query={query} onQuery={setQuery} topic={topic} onTopic={setTopic} count={count}>
          {shown.length > 0 && <AnswerTools head={head} rows={shown} part={part} />}
        </AnswerFilter>
      </Box>
      {filter && (
        <Typography variant="meta" sx={printedOnly}>
          <FormattedMessage
            id="forIt.sheet.filtered"
            values={{ count, query: <bdi key="query">{filter}</bdi> }}
          />
        </Typography>
      )}
      {answered.length > 0 && (
        <AnswerTable
          rows={answered}
          isFiltered={Boolean(filter)}
          toggled={toggled}
          onToggle={(pressed, isOpen) => setToggled((others) => ({ ...others, [pressed]: isOpen }))}
        />
      )}
      {asked.length > 0 && <AskList rows={asked} />}
      {shown.length === 0 && <NoAnswer query={query} onShowAll={showAll} />}
      <Typography variant="meta" data-unindexed sx={printedOnly}>
        <bdi dir="ltr">{address}</bdi>
      </Typography>
    </NumberedSection>
  );
}
