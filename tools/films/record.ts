/** Records the product scenes into `public/media`: stills, films and captions, in both languages and colour schemes. See README. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { drawBlogPictures } from './blogPictures.ts';
import { drawCards } from './cards.ts';
import { noteOf, recordingFiles, takes, type Take } from './recordings.ts';
import { fingerprintOf } from './script.ts';
import { webVtt } from './studio/captions.ts';
import { film } from './studio/film.ts';
import { measureMoves } from './studio/measureMoves.ts';
import { openBrowser, Stage } from './studio/stage.ts';
import { writeStill } from './studio/still.ts';

const folder = fileURLToPath(new URL('../../public/media/', import.meta.url));
const recordedFile = fileURLToPath(new URL('recorded.json', import.meta.url));
const framesFolder = fileURLToPath(new URL('../../.cache/frames/', import.meta.url));

function report(file: string): void {
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  console.log(
    `${String(kilobytes).padStart(7)} kB  ${file.startsWith(folder) ? file.slice(folder.length) : file}`,
  );
}

function reportProgress(name: string, share: number): void {
  if (!process.stdout.isTTY) return;
  const line = `  filming ${name}: ${Math.floor(share * 100)} %`;
  process.stdout.write(share < 1 ? `\r${line}` : '\r\x1b[K');
}

async function takeStills(browser: Browser, take: Take): Promise<void> {
  const { recording, language, scheme } = take;
  for (const { draw, size, width, files } of recordingFiles(take).stills) {
    const set = await Stage.open(browser, { language, scheme, stage: recording.stage, size, width });
    await set.show(draw(language));
    const picture = await set.photograph();
    await set.close();
    for (const file of files) {
      await writeStill(picture, folder + file);
      report(folder + file);
    }
  }
}

async function makeFilm(browser: Browser, take: Take): Promise<void> {
  const { recording, language, scheme } = take;
  const { stage, filmWidth: width, quality } = recording;
  const scene = recording.scene(language);
  const set = await Stage.open(browser, { language, scheme, stage, width });
  const draw = await measureMoves(scene, set, stage);
  const onProgress = (share: number) => reportProgress(take.path, share);
  await film(set, draw, scene.seconds, folder + take.path, onProgress, quality);
  await set.close();
  for (const file of recordingFiles(take).films) report(folder + file);
  noteWords(take);
}

/** Records the texts of a film, which a test compares with its scene. */
function noteWords({ recording, language }: Take): void {
  const notes: Record<string, string> = JSON.parse(readFileSync(recordedFile, 'utf8'));
  notes[noteOf(recording, language)] = fingerprintOf(recording.scene(language));
  const sorted = Object.fromEntries(Object.entries(notes).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(recordedFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

function writeCaptions(take: Take): void {
  const { captions = [] } = take.recording.scene(take.language);
  for (const file of recordingFiles(take).captions) {
    writeFileSync(folder + file, webVtt(captions));
    report(folder + file);
  }
}

/** Takes screenshots at some moments of a film, for review. */
async function takeFrames(browser: Browser, take: Take, moments: readonly number[]): Promise<void> {
  const { recording, language, scheme } = take;
  const { stage, filmWidth: width } = recording;
  const set = await Stage.open(browser, { language, scheme, stage, width });
  const draw = await measureMoves(recording.scene(language), set, stage);
  for (const moment of moments) {
    const file = `${framesFolder}${basename(take.path)}-${moment.toFixed(2).padStart(5, '0')}.png`;
    mkdirSync(dirname(file), { recursive: true });
    await set.show(draw(moment));
    writeFileSync(file, await set.photograph());
    report(file);
  }
  await set.close();
}

const parts = ['stills', 'films', 'captions', 'og', 'blog'] as const;
const words = process.argv.slice(2);
const isMoment = (word: string) => /^\d+(\.\d+)?s$/.test(word);
const moments = words.filter(isMoment).map((word) => parseFloat(word));
const asked = parts.filter((part) => words.includes(part));
const wanted = words.filter((word) => !isMoment(word) && !parts.some((part) => part === word));
const isSelected = (part: (typeof parts)[number]) =>
  !moments.length && (!asked.length || asked.includes(part));
const selected = takes.filter(({ path }) => wanted.every((word) => path.includes(word)));

const browser = await openBrowser();
try {
  if (isSelected('og') && !wanted.length) (await drawCards(browser)).forEach(report);
  if (isSelected('blog') && !wanted.length) (await drawBlogPictures(browser)).forEach(report);
  for (const take of selected) {
    if (moments.length) await takeFrames(browser, take, moments);
    if (isSelected('stills')) await takeStills(browser, take);
    if (isSelected('films')) await makeFilm(browser, take);
    if (isSelected('captions')) writeCaptions(take);
  }
} finally {
  await browser.close();
}
