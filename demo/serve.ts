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

const notFound: RequestListener = (_request, response) => response.writeHead(404).end();

/** Serves the embedded services, and all other addresses by `rest`. */
export function serveServices(rest = notFound, port = 0) {
  return serve(
    (request, response) =>
      demoServices(request, response, (error) => {
        if (error === undefined) return rest(request, response);
        console.error(error);
        response.writeHead(500).end();
      }),
    port,
  );
}
