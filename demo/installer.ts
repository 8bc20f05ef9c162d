import type { ServerResponse } from 'node:http';

const size = 1_048_576;
const notice =
  'This is not an installer. It is as large as a small one, so that the download of the demo can be tried.\r\n';

/** The bytes of the stand-in; `.env.demo` carries their number and checksum, and a test holds it to them. */
export function installerBytes(): Buffer {
  return Buffer.alloc(size, notice, 'latin1');
}

/** Sends the stand-in as a download, whatever its address is called. */
export function sendInstaller(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Length': size,
    'Cache-Control': 'no-store',
  });
  response.end(installerBytes());
}
