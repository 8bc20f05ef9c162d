import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { focusMainOnRemoval } from '../browser/focusOnRemoval';
import type { MessageId } from '../../translations';

interface LoadFailureProps {
  message: MessageId;
  /** True if this is the page's only content: the sentence becomes its title. */
  isTitle?: boolean;
  /** Absent if another attempt would not help. */
  onRetry: (() => void) | undefined;
}

/** Shown instead of content of the blog that failed to load, with a retry button. */
export function LoadFailure({ message, isTitle, onRetry }: LoadFailureProps) {
  return (
    <Box
      ref={focusMainOnRemoval}
      role="alert"
      sx={{ borderBlockStart: 1, borderColor: 'line.ink', paddingBlock: 3 }}
    >
      <Typography
        variant="lead"
        component={isTitle ? 'h1' : 'p'}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}
      >
        <WarningAmberIcon
          sx={{ flex: 'none', alignSelf: 'flex-start', marginBlockStart: 0.5, color: 'feedback.error' }}
        />
        <FormattedMessage id={message} tagName="span" />
      </Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ marginBlockStart: 2 }}>
          <FormattedMessage id="blog.list.retry" />
        </Button>
      )}
    </Box>
  );
}
