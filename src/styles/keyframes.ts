import { keyframes } from '@mui/material/styles';

/** What appears moves up to its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** What opens below its title moves down to its place. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** Hidden at first, without a fade. */
export const show = keyframes({ from: { visibility: 'hidden' } });

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });
