import { demoServices } from '../demo/demoServices.ts';
import { serve } from '../demo/serve.ts';

/** The embedded services under test: what was requested, and ways to make them fail or wait. */
export interface ServicesUnderTest {
  url: string;
  /** Path and query of every request since `reset`. */
  requests: string[];
  /** Sent with every request: `demo_fault=…` or `demo_country=…`. */
  cookie: string;
  /** Delays answers to addresses containing `part` until the returned function is called. */
  hold(part: string): () => void;
  /** Clears requests, cookie and delays. */
  reset(): void;
  close(): Promise<void>;
}

/** Serves the embedded services for a test of the code that calls them. */
export async function serveServicesWith(): Promise<ServicesUnderTest> {
  const held = new Map<string, Promise<void>>();
  const server = await serve(async (request, response) => {
    const address = request.url ?? '';
    test.requests.push(address);
    if (test.cookie) request.headers.cookie = test.cookie;
    response.setHeader('Access-Control-Allow-Origin', '*');
    for (const [part, release] of held) if (address.includes(part)) await release;
    demoServices(request, response, () => response.writeHead(404).end());
  });
  const test: ServicesUnderTest = {
    url: server.url,
    requests: [],
    cookie: '',
    hold(part) {
      let release = () => {};
      held.set(part, new Promise((resolve) => (release = resolve)));
      return release;
    },
    reset() {
      test.requests = [];
      test.cookie = '';
      held.clear();
    },
    close: server.close,
  };
  return test;
}
