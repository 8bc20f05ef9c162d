import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { reviews, useReview, type Review } from '../components/useReview';
import { useText } from '../locale/useText';

/** Shows the landing page's headings as original, marked or final. The choice is announced. */
export function ReviewSwitch({ sx }: { sx?: SxProps<Theme> }) {
  const text = useText();
  const { review, show, hasChanged } = useReview();
  return (
    <Box sx={sx}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={review}
        aria-label={text('shell.review.label')}
        onChange={(_event, wanted: Review | null) => wanted && show(wanted)}
      >
        {reviews.map((name) => (
          <ToggleButton key={name} value={name}>
            <FormattedMessage id={`shell.review.${name}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="status" sx={visuallyHidden}>
        {hasChanged && <FormattedMessage id={`shell.review.said.${review}`} />}
      </Box>
    </Box>
  );
}
