import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(visuallyHidden);
