/**
 * `npm run bench`: how fast pages of a demo build are, and how soon they answer, on a processor four times slower and a mediocre
 * mobile network. Each page is interleaved with itself without scripts: ratios hold on any machine, times do not.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { languages, type Language } from '../../tests/e2e/support/site.ts';
import { messages } from '../../tests/e2e/support/messages.ts';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { builtFolder, wholeNumber } from '../commandInput.ts';
import { interactionsOf } from './interactions.ts';
import { asMs, asRatio, medians, table, type Interaction, type Visit } from './figures.ts';
import { tapAtMoments } from './taps.ts';
import { recalculations } from './trace.ts';
import { interact, openVisit, load } from './visit.ts';
import { serveServices } from '../../demo/serve.ts';
import { serveSite } from '../server/serveSite.ts';
import { compressFile } from '../site/compress.ts';
import { inLanguage } from '../../src/paths.ts';

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Copies a build without the scripts of its pages. */
async function withoutScripts(outDir: string): Promise<string> {
  const copy = join('.cache/bench', basename(outDir));
  rmSync(copy, { recursive: true, force: true });
  cpSync(outDir, copy, { recursive: true });
  const pages = Object.keys(JSON.parse(readFileSync(join(copy, 'headers.json'), 'utf8')) as object);
  for (const page of pages) {
    const file = join(copy, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
    await compressFile(file);
  }
  return copy;
}

/** Serves a demo build with its services, at a free port by default. */
const serveBuild = (outDir: string, port?: number) => serveServices(serveSite(outDir), port);

const command = new Command()
  .option('--page <paths...>', 'pages', ['/', '/pricing', '/faq', '/terms', '/for-it', '/blog'])
  .addOption(new Option('--language <codes...>', 'their languages').choices(languages).default(languages))
  .option('--runs <count>', 'how often each is visited', wholeNumber(1), 5)
  .option(
    '--peer <name=place...>',
    'measures that build or address as well, and compares: before=../old/dist',
    [],
  )
  .option(
    '--taps <count>',
    'taps on the menu between first paint and hydration; lists the lost',
    wholeNumber(0),
    0,
  )
  .option('--no-interactions', 'leaves out the visitor’s first interactions')
  .option('--no-trace', 'leaves out what a trace says of an untouched page')
  .option('--readme', 'writes the ratios into README.md')
  .parse();
const options = command.opts();
const outDir = builtFolder();

interface Site {
  name: string;
  base: string;
  isInteractive: boolean;
}

/** The figures of one visit. */
interface Sample {
  /** Path and language. */
  page: string;
  site: string;
  visit: Visit;
  /** The visitor's first action. */
  action?: string;
  interaction?: Interaction;
}

const own = await serveBuild(outDir, Number(process.env.PORT ?? 0));
const limit = await serveBuild(await withoutScripts(outDir));
const servers = [own, limit];
const sites: Site[] = [
  { name: 'site', base: own.url, isInteractive: options.interactions },
  { name: 'without scripts', base: limit.url, isInteractive: false },
];
for (const peer of options.peer) {
  const [, name, place] = /^([^=]+)=(.+)$/.exec(peer) ?? command.error(`${peer} is no name=place.`);
  if (/^https?:/.test(place!))
    sites.push({ name: name!, base: place!.replace(/\/$/, ''), isInteractive: false });
  else {
    const served = await serveBuild(builtFolder(place));
    servers.push(served);
    sites.push({ name: name!, base: served.url, isInteractive: options.interactions });
  }
}

/**
 * V8 otherwise parses a script again when an inspector is attached and the script creates an Error, as React does: in the longest tasks
 * that took as long as the rest. Visitors have no inspector.
 */
const keepSourcePositions = '--js-flags=--no-enable-lazy-source-positions';
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserFlags, keepSourcePositions],
});
const pages = options.page.flatMap((path) => options.language.map((language) => ({ path, language })));
const samples: Sample[] = [];
/** What a trace says, and lost taps. */
const remarks: string[] = [];

/** Visits each site once per first action, alternating between sites. */
async function measure(path: string, language: Language): Promise<void> {
  const words = messages(language);
  const label = `${path} ${language}`;
  // A stored choice alone would open the English page first, and its copy without scripts would stay there.
  const address = inLanguage(path, language);
  for (let run = 1; run <= options.runs; run++) {
    for (const one of options.interactions ? interactionsOf(path) : [undefined]) {
      for (const { name: site, base, isInteractive } of sites) {
        const { context, page } = await openVisit(browser, { language, base });
        const sample: Sample = { page: label, site, visit: await load(page, base + address) };
        if (one && isInteractive)
          Object.assign(sample, { action: one.name, interaction: await interact(page, one, words) });
        samples.push(sample);
        await context.close();
      }
    }
    console.log(`${new Date().toTimeString().slice(0, 8)} ${label}, run ${run} of ${options.runs}`);
  }
  if (options.trace) {
    const listed = async (base: string) => {
      const all = await recalculations(browser, address, { language, base });
      return all.map(({ elements, after }) => `${elements} at ${asMs(after)}`).join(', ') || 'none';
    };
    remarks.push(
      `${label}: large style recalculations after the first paint (elements, ms after it): ${await listed(own.url)}; without scripts: ${await listed(limit.url)}`,
    );
  }
  if (options.taps > 0) {
    const lost = await tapAtMoments(browser, address, words, {
      language,
      base: own.url,
      times: options.taps,
    });
    remarks.push(`${label}: ${lost.length} of ${options.taps} taps lost ${lost.join(', ')}`);
  }
}

for (const { path, language } of pages) await measure(path, language);
await browser.close();
await Promise.all(servers.map((server) => server.close()));

/** The figures of each page, at the site and at another. */
const compared = (other: string) =>
  pages.map(({ path, language }) => {
    const visitsOf = (site: string) =>
      samples.filter((one) => one.page === `${path} ${language}` && one.site === site);
    const [own, peer] = ['site', other].map((site) => medians(visitsOf(site).map(({ visit }) => visit)));
    return { path, language, own: own!, peer: peer! };
  });

/** The build's figures as ratios of another site's. */
function compareWith(other: string): string {
  const head = ['page', 'FCP', '×', 'LCP', '×', 'CLS', 'blocked', other, 'kB', 'elements'];
  return table([
    head,
    ...compared(other).map(({ path, language, own, peer }) => [
      `${path} ${language}`,
      asMs(own.fcp),
      asRatio(own.fcp, peer.fcp),
      asMs(own.lcp),
      asRatio(own.lcp, peer.lcp),
      own.cls.toFixed(3),
      asMs(own.blocked),
      asMs(peer.blocked),
      own.sent.toFixed(0),
      asMs(own.elements),
    ]),
  ]);
}

console.log(
  `\nAgainst the same page without scripts (medians of ${options.runs} runs, ms):\n${compareWith('without scripts')}`,
);
for (const { name } of sites.slice(2)) console.log(`\nAgainst ${name}:\n${compareWith(name)}`);

const actions = samples.filter(({ action }) => action !== undefined);
const rows = [...new Set(actions.map(({ site, page, action }) => [site, page, action].join(' | ')))].map(
  (key) => {
    const alike = actions.filter(({ site, page, action }) => [site, page, action].join(' | ') === key);
    const one = medians(alike.map(({ interaction }) => interaction!));
    return [...key.split(' | '), asMs(one.effect), asMs(one.longestTask), asMs(one.slowFrames)];
  },
);
const head = ['site', 'page', 'interaction', 'effect ms', 'longest task ms', 'frames over 50 ms'];
if (rows.length > 0) console.log(`\nThe first interaction:\n${table([head, ...rows])}`);
for (const remark of remarks) console.log(remark);

const date = new Date().toISOString();
const file = join('.cache/bench', `${date.slice(0, 19).replaceAll(':', '-')}.json`);
mkdirSync('.cache/bench', { recursive: true });
writeFileSync(file, JSON.stringify({ date, runs: options.runs, samples, remarks }, null, 2));
console.log(`\nAll figures: ${file}`);

if (options.readme) {
  const rows = compared('without scripts').map(({ path, language, own, peer }) => [
    `\`${path}\` ${language}`,
    asRatio(own.fcp, peer.fcp),
    asRatio(own.lcp, peer.lcp),
    `${asMs(own.blocked)} / ${asMs(peer.blocked)}`,
    own.cls.toFixed(3),
  ]);
  const head = ['page', 'FCP', 'LCP', 'blocked ms', 'CLS'];
  const text = `Measured on ${date.slice(0, 10)}:\n\n${table([head, ...rows])}`;
  const readme = readFileSync('README.md', 'utf8');
  const place = /(?<=<!-- bench -->\n\n).*?(?=\n\n<!-- \/bench -->)/s;
  if (!place.test(readme))
    command.error('README.md has no table between <!-- bench --> and <!-- /bench -->.');
  writeFileSync('README.md', readme.replace(place, text));
}
