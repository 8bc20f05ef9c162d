import type * as z from 'zod/mini';
import { parsedUrl } from '../lib/parsedUrl';

/**
 * Why a request failed:
 * - `aborted`: the caller aborted;
 * - `network`: no answer, or an incomplete one;
 * - `timeout`: no answer in the time given;
 * - `protocol`: the address is not http or https;
 * - `status`: an answer outside 200–299;
 * - `shape`: an answer that does not match its schema.
 */
export type RequestErrorKind = 'aborted' | 'network' | 'timeout' | 'protocol' | 'status' | 'shape';

/** The only error that `request` throws. Its message is for the console, not for visitors. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  /** The HTTP status, if it was outside 200–299. */
  readonly status: number | undefined;

  constructor(kind: RequestErrorKind, message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole answer; unlimited by default. */
  timeout?: number;
  /** Finds the JSON inside an HTML answer, in its first group. By default the answer is JSON. */
  within?: RegExp;
}

/** Resolves paths against the page's own host. */
function absolute(address: string): string {
  const base = globalThis.location?.href;
  const url = parsedUrl(address, base);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new RequestError('protocol', 'Unsupported protocol');
}

async function readText(url: string, { signal, timeout }: RequestOptions): Promise<string> {
  const controller = new AbortController();
  const abort = () => controller.abort(new RequestError('aborted', 'Request aborted'));
  const expire = () => controller.abort(new RequestError('timeout', `timeout of ${timeout}ms exceeded`));
  const timer = timeout === undefined ? undefined : setTimeout(expire, timeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { signal: controller.signal, headers: { Accept: 'application/json' } });
    if (!response.ok) {
      // An unread body would keep the connection open.
      void response.body?.cancel();
      throw new RequestError('status', `Request failed with status code ${response.status}`, response.status);
    }
    return await response.text();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // Browsers reject with the reason or with an error of their own.
    throw controller.signal.reason ?? new RequestError('network', 'Network Error');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('shape', 'Unexpected response: it is not JSON');
  }
}

/**
 * GETs JSON and validates it.
 * @param address absolute, or a path on this site's host.
 * @returns the parsed value.
 * @throws RequestError, and nothing else.
 */
export async function request<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.output<Schema>> {
  const text = await readText(absolute(address), options);
  return validate(readJson(options.within ? (options.within.exec(text)?.[1] ?? '') : text), schema);
}

/**
 * Validates a parsed answer.
 * @throws RequestError of kind `shape`.
 */
export function validate<Schema extends z.ZodMiniType>(body: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'the whole of it';
  const expected = issue?.code === 'invalid_type' ? `not of type ${issue.expected}` : 'not valid';
  throw new RequestError('shape', `Unexpected response: ${field} is ${expected}`);
}

/** Whether a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  if (error.kind === 'status') return error.status === 429 || (error.status ?? 0) >= 500;
  return error.kind === 'network' || error.kind === 'timeout';
}
