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
import { tapAtMoments, type Taps } from './taps.ts';
import { recalculations, type Recalculation } from './trace.ts';
import { interact, openVisit, load } from './visit.ts';
import { serveServices } from '../../demo/serve.ts';
import { serveSite } from '../server/serveSite.ts';
import { compressFile } from '../site/compress.ts';
import { inLanguage } from '../../src/paths.ts';

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Copies a build without the scripts of its pages. */
function withoutScripts(outDir: string): string {
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

/** The figures of one page in one language. */
interface Result {
  path: string;
  language: Language;
  /** By site: the build, `without scripts`, and each peer. */
  visits: Record<string, Visit>;
  /** By site, then by action. */
  interactions: Record<string, Record<string, Interaction>>;
  recalculated?: Recalculation[];
  recalculatedWithoutScripts?: Recalculation[];
  taps?: Taps;
}

const own = await serveBuild(outDir, Number(process.env.PORT ?? 0));
const limit = await serveBuild(withoutScripts(outDir));
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
const total = options.page.length * options.language.length * options.runs;
let count = 0;
const say = (text: string) => console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`);

/** Visits each site once per first action, alternating between sites. */
async function measure(path: string, language: Language): Promise<Result> {
  const words = messages(language);
  // A stored choice alone would open the English page first, and its copy without scripts would stay there.
  const address = inLanguage(path, language);
  const visits: Record<string, Visit[]> = {};
  const interactions: Record<string, Record<string, Interaction[]>> = {};
  for (let run = 1; run <= options.runs; run++) {
    for (const one of options.interactions ? interactionsOf(path) : [undefined]) {
      for (const { name, base, isInteractive } of sites) {
        const { context, page } = await openVisit(browser, { language, base });
        (visits[name] ??= []).push(await load(page, base + address));
        if (one && isInteractive)
          ((interactions[name] ??= {})[one.name] ??= []).push(await interact(page, one, words));
        await context.close();
      }
    }
    say(`${++count}/${total} ${path} ${language}, run ${run}`);
  }
  const visitor = { language, base: own.url };
  const progress = (done: number, lost: number) => {
    if (done % 10 === 0 || done === options.taps) say(`  ${done}/${options.taps} taps, ${lost} lost`);
  };
  return {
    path,
    language,
    visits: Object.fromEntries(Object.entries(visits).map(([name, all]) => [name, medians(all)])),
    interactions: Object.fromEntries(
      Object.entries(interactions).map(([name, by]) => [
        name,
        Object.fromEntries(Object.entries(by).map(([which, all]) => [which, medians(all)])),
      ]),
    ),
    ...(options.trace && {
      recalculated: await recalculations(browser, address, visitor),
      recalculatedWithoutScripts: await recalculations(browser, address, { ...visitor, base: limit.url }),
    }),
    ...(options.taps > 0 && {
      taps: await tapAtMoments(browser, address, words, { ...visitor, times: options.taps, progress }),
    }),
  };
}

const results: Result[] = [];
for (const path of options.page)
  for (const language of options.language) results.push(await measure(path, language));
await browser.close();
await Promise.all(servers.map((server) => server.close()));

/** The build's figures as ratios of another site's. */
function compareWith(other: string): string {
  const head = ['page', 'FCP', '×', 'LCP', '×', 'CLS', 'blocked', other, 'kB', 'elements'];
  return table([
    head,
    ...results.map(({ path, language, visits }) => {
      const [own, peer] = [visits.site!, visits[other]!];
      return [
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
      ];
    }),
  ]);
}

const listed = (all: readonly Recalculation[] = []) =>
  all.map(({ elements, after }) => `${elements} at ${asMs(after)}`).join(', ') || 'none';

console.log(
  `\nAgainst the same page without scripts (medians of ${options.runs} runs, ms):\n${compareWith('without scripts')}`,
);
for (const { name } of sites.slice(2)) console.log(`\nAgainst ${name}:\n${compareWith(name)}`);
for (const { name } of sites.filter(({ isInteractive }) => isInteractive)) {
  const rows = results.flatMap(({ path, language, interactions }) =>
    Object.entries(interactions[name] ?? {}).map(([which, one]) => [
      `${path} ${language}`,
      which,
      asMs(one.effect),
      asMs(one.longestTask),
      asMs(one.slowFrames),
    ]),
  );
  if (rows.length > 0)
    console.log(
      `\nThe first interaction, ${name}:\n${table([['page', 'interaction', 'effect ms', 'longest task ms', 'frames over 50 ms'], ...rows])}`,
    );
}
for (const { path, language, recalculated, recalculatedWithoutScripts, taps } of results) {
  if (recalculated)
    console.log(
      `${path} ${language}: large style recalculations after the first paint (elements, ms after it): ${listed(recalculated)}; without scripts: ${listed(recalculatedWithoutScripts)}`,
    );
  if (taps)
    console.log(
      `${path} ${language}: ${taps.lost.length} of ${taps.times} taps lost ${taps.lost.join(', ')}`,
    );
}

const date = new Date().toISOString();
const file = join('.cache/bench', `${date.slice(0, 19).replaceAll(':', '-')}.json`);
mkdirSync('.cache/bench', { recursive: true });
writeFileSync(file, JSON.stringify({ date, runs: options.runs, results }, null, 2));
console.log(`\nAll figures: ${file}`);

if (options.readme) {
  const rows = results.map(({ path, language, visits }) => {
    const [one, other] = [visits.site!, visits['without scripts']!];
    return [
      `\`${path}\` ${language}`,
      asRatio(one.fcp, other.fcp),
      asRatio(one.lcp, other.lcp),
      `${asMs(one.blocked)} / ${asMs(other.blocked)}`,
      one.cls.toFixed(3),
    ];
  });
  const head = ['page', 'FCP', 'LCP', 'blocked ms', 'CLS'];
  const text = `Measured on ${date.slice(0, 10)}:\n\n${table([head, ...rows])}`;
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', readme.replace(/(?<=<!-- bench -->\n\n).*?(?=\n\n<!-- \/bench -->)/s, text));
}
