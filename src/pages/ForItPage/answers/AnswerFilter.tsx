import Stack from '@mui/material/Stack';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Field } from '../../../components/Field';
import { searchCancelButton } from '../../../styles/searchCancelButton';
import { answerTopics, type AnswerTopic } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';

interface AnswerFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined shows every topic. */
  topic: AnswerTopic | undefined;
  onTopic: (topic: AnswerTopic | undefined) => void;
  /** Number of matching questions, and of all. */
  count: ReactNode;
  /** What can be done with the questions that are left. */
  children: ReactNode;
}

/** Filters the sheet by words or topic; the number of matches is announced. */
export function AnswerFilter({ query, onQuery, topic, onTopic, count, children }: AnswerFilterProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        rowGap: 2,
        columnGap: 3,
      }}
    >
      <Field
        label={<FormattedMessage id="forIt.sheet.filter" />}
        htmlFor="answer-filter"
        sx={{ flex: '1 1 240px', maxWidth: { sm: 340 } }}
      >
        <OutlinedInput
          id="answer-filter"
          fullWidth
          type="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          slotProps={{ input: { enterKeyHint: 'search' } }}
          sx={searchCancelButton}
          startAdornment={<SearchIcon sx={{ marginInlineEnd: 1, color: 'text.tertiary' }} />}
        />
      </Field>
      <Stack
        direction="row"
        spacing={1}
        role="group"
        aria-label={text('forIt.sheet.topics')}
        sx={{ flexWrap: 'wrap' }}
      >
        {[undefined, ...answerTopics].map((one) => (
          <Chip
            key={one ?? 'all'}
            component="button"
            aria-pressed={topic === one}
            label={<FormattedMessage id={one ? `forIt.topics.${one}` : 'forIt.sheet.all'} />}
            onClick={() => onTopic(one)}
          />
        ))}
      </Stack>
      {/* On a line with the tools, never on that of the topics. */}
      <Typography
        variant="meta"
        role="status"
        color="textTertiary"
        sx={{ flex: '1 0 40%', alignSelf: 'center' }}
      >
        {count}
      </Typography>
      {children}
    </Stack>
  );
}
