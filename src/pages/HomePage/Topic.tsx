import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';

interface TopicProps {
  title: MessageId;
  /** Left out where what stands below says it. */
  text?: MessageId;
  /** Puts the text beside the title on wide screens; otherwise it stands below. */
  beside?: boolean;
}

/** The heading of a part of a section, and the sentence or two that say what it is. */
export function Topic({ title, text, beside = false }: TopicProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: beside ? { md: 'minmax(0, 4fr) minmax(0, 8fr)' } : undefined,
        gap: beside ? { xs: '20px', md: '32px' } : 1,
        alignItems: 'baseline',
        alignContent: 'start',
      }}
    >
      <Typography variant="h3">
        <FormattedMessage id={title} />
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: beside ? undefined : '34em' }}>
          <FormattedMessage id={text} />
        </Typography>
      )}
    </Box>
  );
}
