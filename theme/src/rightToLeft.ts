import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** Emotion's plugins for right to left: the one that mirrors MUI's physical sides. */
export const rightToLeft: StylisPlugin[] = [rtlPlugin];
