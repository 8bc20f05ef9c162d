import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import getPort from 'get-port';
import { serve } from '../../demo/serve';
import { directions, look, sections, type Application } from './look';
import type { Place, Proof } from './proofs';

const here = import.meta.dirname;
const mui = ['@mui/material@9', '@mui/system@9', '@emotion/react', '@emotion/styled', '@emotion/cache'];
const react = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'typescript@5'];
/** The versions of this repository, for which the gallery is written. */
const muiX = ['@mui/x-charts', '@mui/x-data-grid', '@mui/x-date-pickers', 'dayjs'].map((name) => {
  const manifest = join(here, '../../node_modules', name, 'package.json');
  return `${name}@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;
});

/** Creates an application: a manifest, packages from the registry, and the shared screens. */
function install({ folder, pack, run }: Place, ...packages: string[]): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  cpSync(join(here, 'apps/screen'), join(folder, 'screen'), { recursive: true });
  cpSync(join(here, '../gallery'), join(folder, 'gallery'), {
    recursive: true,
    filter: (path) => !/main\.tsx$|vite\.config|index\.html$/.test(path),
  });
  const icons = 'src/app/components/icons.tsx';
  cpSync(join(here, '..', icons), join(folder, icons));
  run('npm', 'install', '--no-audit', '--no-fund', pack(), ...mui, ...react, ...packages);
}

/** Serves an application's files, with a strict policy for addresses with `?strict`. */
async function serveApplication<T>(folder: string, see: (url: string) => Promise<T>): Promise<T> {
  const files = sirv(folder, { dev: true });
  const { url, close } = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname !== '/') return files(request, response);
    const nonce = searchParams.has('strict') ? crypto.randomUUID() : '';
    if (nonce)
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; img-src data:`,
      );
    response.setHeader('content-type', 'text/html');
    response.end(readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__NONCE__', nonce));
  });
  try {
    return await see(url);
  } finally {
    await close();
  }
}

const inBrowser = (url: string, query = ''): Application => ({
  screen: (direction) => `${url}/?dir=${direction}${query}`,
});
const withGallery = (url: string, query = ''): Application => ({
  ...inBrowser(url, query),
  gallery: (direction, section) => `${url}/?dir=${direction}&only=${section}${query}`,
});

function types({ run }: Place): string[] {
  run('npx', 'tsc', '-p', 'screen/tsconfig.bundler.json');
  run('npx', 'tsc', '-p', 'screen/tsconfig.nodenext.json');
  return ['types hold, as Vite and as Node resolve modules'];
}

export const vite: Proof = async (place) => {
  install(place, ...muiX, 'vite@8', '@vitejs/plugin-react');
  cpSync(join(place.folder, 'screen/main.tsx'), join(place.folder, 'main.tsx'));
  const found = types(place);
  place.run('npx', 'vite', 'build');
  return await serveApplication(join(place.folder, 'dist'), async (url) => {
    const seen = async (what: string, application: Application) =>
      found.push(
        `${what}: ${await look(application)} computed values are the tokens', the console is silent`,
      );
    await seen('plain, and every component of MUI', withGallery(url));
    await seen('strict policy with a nonce, and every component of MUI', withGallery(url, '&strict'));
    await seen('own colours', { ...inBrowser(url, '&as=extended'), fill: '#223344' });
    await seen("the application's own Emotion cache, strict policy", inBrowser(url, '&as=ownCache&strict'));
    await seen("inside MUI's CSS variables of the application", {
      ...inBrowser(url, '&as=ownVariables'),
      own: '#00695c',
    });
    await seen("MUI's own providers", inBrowser(url, '&as=muiProvider'));
    return found;
  });
};

export const webpack: Proof = async (place) => {
  install(
    place,
    ...muiX,
    'webpack@5',
    'webpack-cli',
    'ts-loader',
    'css-loader',
    'style-loader',
    'html-webpack-plugin',
  );
  cpSync(join(place.folder, 'screen/main.tsx'), join(place.folder, 'main.tsx'));
  place.run('npx', 'webpack');
  return await serveApplication(join(place.folder, 'dist'), async (url) => [
    `webpack 5: ${await look(withGallery(url))} computed values are the tokens', the console is silent`,
  ]);
};

export const runners: Proof = (place) => {
  install(
    place,
    'vitest@4',
    'jsdom@26',
    'jest@30',
    'jest-environment-jsdom@30',
    '@swc/jest',
    '@swc/core',
    'identity-obj-proxy',
    '@testing-library/react@16',
    '@testing-library/dom',
  );
  place.run('npx', 'vitest', 'run', '--globals', '--environment', 'jsdom');
  place.run('npx', 'jest');
  return ['Vitest runs a test of both directions', 'Jest runs it'];
};

/** Runs a built Next application. */
async function start<T>(folder: string, dist: string, see: (url: string) => Promise<T>): Promise<T> {
  const port = await getPort();
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, DIST: dist, NEXT_TELEMETRY_DISABLED: '1' },
  });
  try {
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const onOutput = (part: Buffer) => {
        output += part.toString();
        if (/Ready in/.test(output)) resolve();
      };
      server.stdout.on('data', onOutput);
      server.stderr.on('data', onOutput);
      server.once('exit', () => reject(new Error(`Next has stopped: ${output}`)));
    });
    return await see(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
  }
}

export const next: Proof = async (place) => {
  install(place, ...muiX, 'next@16', '@types/node@22', '@mui/material-nextjs@9', '@emotion/server');
  const found: string[] = [];
  for (const [bundler, dist] of [
    ['turbopack', '.next'],
    ['webpack', '.next-webpack'],
  ] as const) {
    place.run('env', `DIST=${dist}`, 'NEXT_TELEMETRY_DISABLED=1', 'npx', 'next', 'build', `--${bundler}`);
    await start(place.folder, dist, async (url) => {
      for (const direction of directions) {
        const html = await (await fetch(`${url}/static/${direction}`)).text();
        if (!html.includes('--stet-surface-page:'))
          throw new Error('The HTML has no styles before scripts run.');
      }
      const built = await look({
        screen: (direction) => `${url}/static/${direction}`,
        gallery: (direction, section) => `${url}/static/${direction}/${section}`,
      });
      const strict = await look({ screen: (direction) => `${url}/strict/${direction}` });
      found.push(
        `Next, ${bundler}: ${built + strict} computed values are the tokens', no mismatch, ${sections.length} sections of MUI, strict policy with a nonce`,
      );
    });
  }
  return found;
};
