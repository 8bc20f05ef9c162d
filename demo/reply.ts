import type { ServerResponse } from 'node:http';

/** An answer, before it is sent. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Objects go out as JSON, text as it is, nothing as an empty body. */
  body?: unknown;
}

/** The text of a reply's body. */
export function textOf({ body }: Reply) {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Sends a reply whole. */
export function send(response: ServerResponse, reply: Reply) {
  response.writeHead(reply.status, reply.headers);
  response.end(textOf(reply));
}
