import type { ServerResponse } from 'node:http';

const size = 1_048_576;
const notice =
  'This is not an installer. It is as large as a small one, so that the download of the demo can be tried.\r\n';

/** The fake installer. `.env.demo` has its size and checksum, which a test compares. */
function installerBytes(): Buffer {
  return Buffer.alloc(size, notice, 'latin1');
}

/** Sends the fake installer as a download. */
export function sendInstaller(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Length': size,
    'Cache-Control': 'no-store',
  });
  response.end(installerBytes());
}
