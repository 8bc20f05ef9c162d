import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stetTokens } from '../vite.ts';

/** `npm run gallery -w @stet/theme` */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), stetTokens()],
  cacheDir: '../../.cache/gallery',
});
