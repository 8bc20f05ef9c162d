import { keyframes } from '@mui/material/styles';

/** Fades in and moves up into place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** Fades in and moves down into place, for what opens below its title. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** Hidden at first, without a fade. */
export const show = keyframes({ from: { visibility: 'hidden' } });

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });
