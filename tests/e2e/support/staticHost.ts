import sirv from 'sirv';
import { serveServices } from '../../../demo/serve.ts';

/**
 * A static host without language rules or headers.
 * @param isSingle true for a host that answers every address with `index.html`.
 */
export const serveFiles = ({ isSingle }: { isSingle: boolean }) =>
  serveServices(sirv(process.env.OUT_DIR ?? 'dist', { extensions: ['html'], single: isSingle }));
