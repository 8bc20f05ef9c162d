import { styled } from '@mui/material/styles';

/** Words that stay on one line. */
export const NoWrap = styled('span')({ whiteSpace: 'nowrap' });
