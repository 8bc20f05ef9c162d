import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serveServices } from '../../demo/serve.ts';
import { serveSite } from '../server/serveSite.ts';
import { compressFile } from '../site/compress.ts';

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Copies a build without the scripts of its pages. */
export function withoutScripts(outDir: string): string {
  const copy = join('.cache/bench', basename(outDir));
  rmSync(copy, { recursive: true, force: true });
  cpSync(outDir, copy, { recursive: true });
  const pages = Object.keys(JSON.parse(readFileSync(join(copy, 'headers.json'), 'utf8')) as object);
  for (const page of pages) {
    const file = join(copy, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
    compressFile(file);
  }
  return copy;
}

/** Serves a demo build with its services, at a free port by default. */
export const serveBuild = (outDir: string, port?: number) => serveServices(serveSite(outDir), port);
