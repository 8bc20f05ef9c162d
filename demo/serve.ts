import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoServices } from './demoServices.ts';

/** Serves a listener until `close`, on a free local port by default. */
export async function serve(listener: RequestListener, wanted = 0) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Serves only the embedded services; anything else is 404. */
export function serveServices(prefix = '/_demo') {
  const services = demoServices({ prefix });
  return serve((request, response) => {
    services(request, response, () => response.writeHead(404).end());
  });
}
