import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';

interface TopicProps {
  title: MessageId;
  /** Optional introduction. */
  text?: MessageId;
  /** Puts the text beside the title on wide screens. */
  beside?: boolean;
}

/** Heading and introduction of part of a section. */
export function Topic({ title, text, beside = false }: TopicProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        // A quarter, as the first column of the table below.
        gridTemplateColumns: beside ? { md: 'minmax(0, 1fr) minmax(0, 3fr)' } : undefined,
        gap: beside ? { xs: 1, md: 0 } : 1,
        alignItems: 'baseline',
      }}
    >
      <Typography variant="h3">
        <FormattedMessage id={title} />
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          <FormattedMessage id={text} />
        </Typography>
      )}
    </Box>
  );
}
