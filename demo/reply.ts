import type { ServerResponse } from 'node:http';

/** An answer to be sent. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON, strings as they are, undefined as an empty body. */
  body?: unknown;
}

/** The text of a reply's body. */
export function textOf({ body }: Reply) {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

export function send(response: ServerResponse, reply: Reply) {
  response.writeHead(reply.status, reply.headers);
  response.end(textOf(reply));
}
