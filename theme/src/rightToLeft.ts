import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

// It is CommonJS: some loaders hand over its namespace in place of its default export.
const { default: plugin = rtlPlugin } = rtlPlugin as StylisPlugin & { default?: StylisPlugin };

/** Emotion's plugins for right to left: the one that mirrors MUI's physical sides. */
export const rightToLeft: StylisPlugin[] = [plugin];
