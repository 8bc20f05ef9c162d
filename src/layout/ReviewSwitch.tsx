import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { readPositions } from '../browser/scrollPosition';
import { updateKeepingPosition } from '../browser/updateKeepingPosition';
import { Announcement } from '../components/Announcement';
import { Choice } from '../components/Choice';
import { reviews, useReview } from '../hooks/useReview';
import { useText } from '../locale/useText';

/** Shows the landing page's headings as original, marked or final. The choice is announced. */
export function ReviewSwitch() {
  const text = useText();
  const { review, show, hasChanged } = useReview();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        aria-hidden
        variant="meta"
        component="span"
        sx={{
          color: 'text.tertiary',
          // Where the header has no room for it, the group's name has to do.
          '@media (min-width: 56.25em) and (max-width: 61.997em)': { display: 'none' },
        }}
      >
        {text('shell.review.label')}
      </Typography>
      <Choice
        size="small"
        label={text('shell.review.label')}
        options={reviews}
        value={review}
        // Headings above what is read change their height.
        onChange={(wanted) =>
          updateKeepingPosition(readPositions(window.innerHeight / 3), () => show(wanted))
        }
      >
        {(name) => <FormattedMessage id={`shell.review.${name}`} />}
      </Choice>
      <Announcement>{hasChanged && <FormattedMessage id={`shell.review.said.${review}`} />}</Announcement>
    </Box>
  );
}
