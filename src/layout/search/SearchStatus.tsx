import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

interface SearchStatusProps {
  query: string;
  /** What was searched instead, since the query finds nothing. */
  correction: string | undefined;
  count: number;
  failed: boolean;
}

/** Above the results: what they are, which is announced. */
export function SearchStatus({ query, correction, count, failed }: SearchStatusProps) {
  const state = failed ? 'failed' : !query.trim() ? 'start' : correction ? 'corrected' : 'count';
  return (
    <Typography
      variant="small"
      role="status"
      sx={{ paddingBlock: 1.25, paddingInline: { xs: 2.5, sm: 3.5 } }}
    >
      <FormattedMessage
        id={`shell.search.${state}`}
        values={{
          count,
          query: <bdi key="query">{query}</bdi>,
          correction: <bdi key="correction">{correction}</bdi>,
        }}
      />
    </Typography>
  );
}
