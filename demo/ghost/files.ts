/** Ghost's uploads: recorded originals, and resized versions generated on the fly. */
import fs from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { contentFolder, type Language } from './recording.ts';
import { tryOrUndefined } from '../../src/lib/tryOrUndefined.ts';

/** Widths that Ghost and its bundled theme support; others redirect to the original. */
const widths = [160, 320, 600, 960, 1000, 1200, 1600, 2000, 2400];
const formats = ['webp', 'avif', 'png', 'jpeg'] as const;
const immutable = 'public, max-age=31536000';

const cors = (response: ServerResponse) => response.setHeader('Access-Control-Allow-Origin', '*');

const originals = new Map<Language, ReturnType<typeof sirv>>();

function originalsOf(language: Language) {
  const existing = originals.get(language);
  if (existing) return existing;
  const handler = sirv(contentFolder(language), {
    dev: true,
    etag: true,
    maxAge: 31_536_000,
    setHeaders: cors,
  });
  originals.set(language, handler);
  return handler;
}

function notFound(response: ServerResponse) {
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  });
  response.end('Image not found');
}

const resized = new Map<string, Promise<Buffer>>();

/** A resized picture, in another format if requested. Cached, since pages request the same few repeatedly. */
function resize(file: string, width: number, format: string) {
  const name = `${file} ${width} ${format}`;
  const existing = resized.get(name);
  if (existing) return existing;
  // Lazy: the configuration that imports this module also serves tests without pictures.
  const made = import('sharp').then(({ default: sharp }) =>
    sharp(file)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format as (typeof formats)[number])
      .toBuffer(),
  );
  resized.set(name, made);
  return made;
}

/** `images/size/w600/format/webp/2026/11/name.png`: width, format, and the original's path. */
const sizedPath = /^images\/size\/(?:w256h256|w(\d+))(?:\/format\/(\w+))?\/(.+)$/;

/**
 * Answers a request for an upload.
 * @param file its path below `/content/`.
 */
export async function sendFile(
  language: Language,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [isSized, width = '256', format, original = ''] = sizedPath.exec(file) ?? [];
  if (!isSized) {
    request.url = `/${file}`;
    originalsOf(language)(request, response, () => notFound(response));
    return;
  }
  const folder = path.join(contentFolder(language), 'images');
  const name = tryOrUndefined(() => decodeURIComponent(original));
  const source = path.join(folder, name ?? '');
  if (!name || !source.startsWith(folder + path.sep) || !fs.existsSync(source)) return notFound(response);
  const isKnown = width === '256' || widths.includes(Number(width));
  if (!isKnown || (format && !formats.includes(format as (typeof formats)[number]))) {
    response.writeHead(302, {
      Location: `${request.url!.split('/size/')[0]}/${original}`,
      'Access-Control-Allow-Origin': '*',
    });
    response.end();
    return;
  }
  const type = format ?? path.extname(source).slice(1).replace('jpg', 'jpeg');
  const picture = await resize(source, Number(width), type);
  response.writeHead(200, {
    'Content-Type': `image/${type}`,
    'Content-Length': picture.length,
    'Cache-Control': immutable,
    'Access-Control-Allow-Origin': '*',
  });
  response.end(request.method === 'HEAD' ? undefined : picture);
}
