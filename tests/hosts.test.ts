/** One contract for our own servers, static hosts with rules, and plain static hosts. */
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../demo/serve.ts';
import { contract, problemWith, hostCapabilities, type Capability } from '../tools/doctor/contract.ts';
import { serveSite } from '../tools/server/serveSite.ts';
import { builtPost, fixtureSite, guestPost } from './hosts/fixtureSite.ts';
import { nginx, python, serveNginx, servePython, type RunningHost } from './hosts/programs.ts';
import { serveWithRules } from './hosts/rulesHost.ts';

interface Host {
  name: string;
  start: (folder: string) => Promise<RunningHost>;
  /** What it can read besides files. */
  capability: Capability;
  isMissing?: boolean;
}

const hosts: Host[] = [
  { name: 'npm start', start: (folder) => serve(serveSite(folder)), capability: 'configuration' },
  { name: 'nginx', start: (folder) => serveNginx(folder), capability: 'configuration', isMissing: !nginx },
  {
    name: 'Cloudflare Pages',
    start: (folder) => serveWithRules(folder, { rulesFirst: true, nearestNotFound: true }),
    capability: 'rules',
  },
  {
    name: 'Netlify',
    start: (folder) => serveWithRules(folder, { rulesFirst: false, nearestNotFound: false }),
    capability: 'rules',
  },
  {
    name: 'npx sirv',
    start: (folder) => serve(sirv(folder)),
    capability: 'files',
  },
  { name: 'python3 -m http.server', start: servePython, capability: 'files', isMissing: !python },
];

describe.each(hosts)('the site on $name (L2, L3, J1, X14, X20)', ({ start, capability, isMissing }) => {
  const site = fixtureSite();
  let host: RunningHost;
  beforeAll(async () => {
    if (!isMissing) host = await start(site.folder);
  });
  afterAll(async () => {
    await host?.close();
    site.remove();
  });

  const demanded = contract.filter(
    (one) => hostCapabilities.indexOf(one.capability) <= hostCapabilities.indexOf(capability),
  );
  it.skipIf(isMissing).each(demanded.map((one) => [one.method ?? 'GET', one.path, one.status, one] as const))(
    'answers %s %s with %i',
    async (_method, _path, _status, expected) => {
      expect(await problemWith(host.url, expected)).toBeUndefined();
    },
  );

  it.skipIf(isMissing).each([builtPost, guestPost])(
    'answers the prerendered post %s with its own file',
    async (path) => {
      for (const address of [path, `/he${path}`])
        expect(await (await fetch(host.url + address)).text()).toContain(`>${address.slice(1)}/index.html<`);
    },
  );
});
