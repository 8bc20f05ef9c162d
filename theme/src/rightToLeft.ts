import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

// A CommonJS module: some loaders return its namespace instead of its default export.
const { default: plugin = rtlPlugin }: StylisPlugin & { default?: StylisPlugin } = rtlPlugin;

/** Emotion's plugins of a right-to-left cache: they mirror MUI's physical sides. */
export const rightToLeft: StylisPlugin[] = [plugin];
