import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { demoServices } from '../../demo/demoServices.ts';
import { serveSite } from '../server/serveSite.ts';

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Copies a build without the scripts of its pages, compressed again. */
export function withoutScripts(outDir: string): string {
  const copy = join('.cache/bench', basename(outDir));
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(outDir, 'headers.json'), join(copy, 'headers.json'));
  for (const entry of readdirSync(outDir, { withFileTypes: true })) {
    const isOfPages =
      entry.isDirectory() && readdirSync(join(outDir, entry.name)).some((name) => name.endsWith('.html'));
    if (entry.isDirectory() && !isOfPages) symlinkSync(resolve(outDir, entry.name), join(copy, entry.name));
    else if (entry.isFile() && !/\.html(\.br|\.gz)?$|^headers\.json/.test(entry.name))
      cpSync(join(outDir, entry.name), join(copy, entry.name));
  }
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(outDir, name), 'utf8').replace(scripts, '');
    const file = join(copy, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  return copy;
}

/** Serves a demo build with its services, at a free port by default. */
export async function serveBuild(outDir: string, port = 0): Promise<{ url: string; server: Server }> {
  const services = demoServices({ prefix: '/_demo' });
  const site = serveSite(outDir);
  const server = createServer((request, response) => {
    services(request, response, () => site(request, response, () => response.writeHead(404).end()));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
