import type { StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Emotion's plugins for right to left: its own prefixer, then the one that mirrors MUI's physical sides. */
export const rightToLeft: StylisPlugin[] = [prefixer, rtlPlugin as StylisPlugin];
