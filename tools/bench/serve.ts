import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { demoServices } from '../../demo/demoServices.ts';
import { serve } from '../../demo/serve.ts';
import { serveSite } from '../server/serveSite.ts';

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Copies a build without the scripts of its pages. */
export function withoutScripts(outDir: string): string {
  const copy = join('.cache/bench', basename(outDir));
  rmSync(copy, { recursive: true, force: true });
  cpSync(outDir, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(copy, name), 'utf8').replace(scripts, '');
    writeFileSync(join(copy, `${name}.br`), brotliCompressSync(html));
  }
  return copy;
}

/** Serves a demo build with its services. */
export function serveBuild(outDir: string) {
  const services = demoServices({ prefix: '/_demo' });
  const site = serveSite(outDir);
  return serve((request, response) =>
    services(request, response, () => site(request, response, () => response.writeHead(404).end())),
  );
}
