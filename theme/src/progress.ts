import type { CSSObject } from '@mui/material/styles';
import { tokens } from './tokens';

/** Of an unknown progress. */
export const progressKeyframes = {
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
};

/**
 * The bar of an unknown progress, for a `name` of `progressKeyframes`. It is moved by `transform`: MUI moves two by `left` and `right`, so
 * that a page that is busy lays itself out again for every frame.
 */
export const progressBar = (name: string): CSSObject => ({
  width: '40%',
  animation: `${name} ${tokens.duration.loop}ms ease-in-out infinite`,
});
