import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { x } from 'tinyexec';
import { vi } from 'vitest';

export interface RunningHost {
  url: string;
  close: () => Promise<void>;
}

/** The first of these commands that is installed. */
const installed = (...commands: string[]) =>
  commands.find((command) => spawnSync(command, ['--version']).error === undefined);

export const nginx = installed('nginx', '/usr/sbin/nginx');
export const python = installed('python3');

/** Path of the module in Debian's libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

/**
 * Starts a program and waits until it answers.
 * @throws Error with its output if it exits first.
 */
async function run(
  command: string,
  args: string[],
  port: number,
  signal: NodeJS.Signals,
): Promise<RunningHost> {
  const program = x(command, args);
  const ended = program.then(({ stderr }) => stderr);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (program.exitCode !== undefined) throw new Error(await ended);
      await fetch(url);
    },
    { timeout: 20_000 },
  );
  return {
    url,
    async close() {
      program.kill(signal);
      await ended;
    },
  };
}

/** `python3 -m http.server`, a plain static host. */
export async function servePython(folder: string): Promise<RunningHost> {
  const port = await getPort();
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder];
  return run(python ?? '', args, port, 'SIGTERM');
}

/** nginx with the shipped configuration on another port and folder, optionally with its brotli module. */
export async function serveNginx(
  folder: string,
  { brotli = false, location = '' }: { brotli?: boolean; location?: string } = {},
): Promise<RunningHost> {
  const own = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await getPort();
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/stet;', `root ${folder}; ${location}`);
  writeFileSync(join(own, 'site.conf'), shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const [load, use] = brotli
    ? [`load_module ${brotliModule};`, readFileSync('deploy/nginx-brotli.conf', 'utf8')]
    : ['', ''];
  const main = `${load} daemon off; worker_processes 1; pid ${own}/pid; error_log stderr;
    events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${use} include ${own}/site.conf; }`;
  writeFileSync(join(own, 'nginx.conf'), main);
  const args = ['-e', 'stderr', '-c', join(own, 'nginx.conf')];
  const { url, close } = await run(nginx ?? '', args, port, 'SIGQUIT');
  return {
    url,
    async close() {
      await close();
      rmSync(own, { recursive: true });
    },
  };
}
