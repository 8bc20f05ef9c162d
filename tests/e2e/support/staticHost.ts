import sirv from 'sirv';
import { demoServices } from '../../../demo/demoServices.ts';
import { serve } from '../../../demo/serve.ts';

/**
 * A static host without language rules or headers.
 * @param isSingle true for a host that answers every address with `index.html`.
 */
export function serveFiles({ isSingle }: { isSingle: boolean }) {
  const folder = process.env.OUT_DIR ?? 'dist';
  const services = demoServices({ prefix: '/_demo' });
  const files = sirv(folder, { extensions: ['html'], single: isSingle });
  return serve((request, response) => {
    services(request, response, () => {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    });
  });
}
