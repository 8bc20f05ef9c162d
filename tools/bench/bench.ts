/**
 * `npm run bench`: how fast pages of a demo build are, and how soon they answer, on a processor four times slower and a mediocre mobile
 * network. Visits alternate with the same page without scripts: ratios hold on any machine, times do not.
 *
 * `--page /faq`, `--language he`, `--runs 3`: what is measured (each of the first two may be given several times).
 * `--peer before=../old/dist`, `--peer other=https://…`: measures that build or site as well, and compares.
 * `--no-acts`: leaves out first actions. `--readme`: writes the ratios into README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { languages, type Language } from '../../tests/e2e/support/site.ts';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { actsOf } from './acts.ts';
import { asMs, asRatio, medians } from './figures.ts';
import { serveBuild, withoutScripts } from './serve.ts';
import { visit, type Act, type Visit } from './visit.ts';

const { values: asked } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: ['/', '/pricing', '/faq', '/terms', '/for-it'] },
    language: { type: 'string', multiple: true, default: [...languages] },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string', multiple: true, default: [] },
    acts: { type: 'boolean', default: true },
    readme: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const outDir = process.env.OUT_DIR ?? 'dist';

interface Site {
  name: string;
  origin: string;
  hasActs: boolean;
}

const servers: Awaited<ReturnType<typeof serveBuild>>[] = [];

async function open(name: string, place: string, hasActs: boolean): Promise<Site> {
  if (/^https?:/.test(place)) return { name, origin: place.replace(/\/$/, ''), hasActs: false };
  const server = await serveBuild(place);
  servers.push(server);
  return { name, origin: server.url, hasActs };
}

const plain = 'without scripts';
const sites = [await open('site', outDir, asked.acts), await open(plain, withoutScripts(outDir), false)];
for (const peer of asked.peer) {
  const [, name, place] = /^([^=]+)=(.+)$/.exec(peer) ?? [];
  if (!name || !place) throw new Error(`--peer is name=address or name=folder, not ${peer}.`);
  sites.push(await open(name, place, asked.acts));
}

interface Result {
  page: string;
  visits: Record<string, Visit>;
  acts: Record<string, Record<string, Act>>;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

/** Visits each site once per first action, alternating between sites. */
async function measure(path: string, language: Language): Promise<Result> {
  const visits: Record<string, Visit[]> = {};
  const acts: Record<string, Record<string, Act[]>> = {};
  for (let run = 1; run <= Number(asked.runs); run++) {
    for (const first of asked.acts ? actsOf(path) : [undefined])
      for (const { name, origin, hasActs } of sites) {
        const options = { origin, path, language, first: hasActs ? first : undefined };
        const { seen, acted } = await visit(browser, options);
        (visits[name] ??= []).push(seen);
        if (first && acted) ((acts[name] ??= {})[first.name] ??= []).push(acted);
      }
    console.log(`${path} ${language}, run ${run} of ${asked.runs}`);
  }
  const middle = <Figures extends object>(all: Record<string, Figures[]>) =>
    Object.fromEntries(Object.entries(all).map(([name, figures]) => [name, medians(figures)]));
  return {
    page: `${path} ${language}`,
    visits: middle(visits),
    acts: Object.fromEntries(Object.entries(acts).map(([name, all]) => [name, middle(all)])),
  };
}

const results: Result[] = [];
for (const path of asked.page)
  for (const language of asked.language as Language[]) results.push(await measure(path, language));
await browser.close();
await Promise.all(servers.map(({ close }) => close()));

/** Rows of the figures of the site and another one, with their ratios. */
const compared = (name: string) =>
  results.flatMap(({ page, visits: { site, [name]: other } }) => {
    if (!site || !other) return [];
    const blocked = `${asMs(site.blocked)} / ${asMs(other.blocked)}`;
    const ratios = { FCP: asRatio(site.fcp, other.fcp), LCP: asRatio(site.lcp, other.lcp) };
    return [{ page, ratios, blocked, site }];
  });

for (const { name } of sites.slice(1)) {
  console.log(`\nAgainst ${name} (medians, ms):`);
  console.table(
    compared(name).map(({ page, ratios, blocked, site }) => ({
      page,
      FCP: `${asMs(site.fcp)} ${ratios.FCP}`,
      LCP: `${asMs(site.lcp)} ${ratios.LCP}`,
      CLS: site.cls.toFixed(3),
      blocked,
      kB: asMs(site.sent),
      elements: site.elements,
    })),
  );
}
const actRows = results.flatMap(({ page, acts }) =>
  Object.entries(acts).flatMap(([site, all]) =>
    Object.entries(all).map(([act, { effect, longestTask, slowFrames }]) => ({
      page,
      site,
      act,
      'effect ms': asMs(effect),
      'longest task ms': asMs(longestTask),
      'frames over 50 ms': slowFrames,
    })),
  ),
);
if (actRows.length > 0) console.table(actRows);

if (asked.readme) {
  const rows = compared(plain).map(({ page, ratios, blocked, site }) => {
    const [path, language] = page.split(' ');
    return `| \`${path}\` ${language} | ${ratios.FCP} | ${ratios.LCP} | ${blocked} | ${site.cls.toFixed(3)} |`;
  });
  const head = '| page | FCP | LCP | blocked ms | CLS |\n| --- | --- | --- | --- | --- |';
  const text = `Measured on ${new Date().toISOString().slice(0, 10)}:\n\n${[head, ...rows].join('\n')}`;
  const readme = readFileSync('README.md', 'utf8');
  const written = readme.replace(/(?<=<!-- bench -->)[^]*(?=<!-- \/bench -->)/, `\n\n${text}\n\n`);
  writeFileSync('README.md', await format(written, { parser: 'markdown' }));
}
