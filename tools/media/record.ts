/**
 * Films the product scenes and takes their stills (H7): `npm run media`, or `npm run media -- films hero he dark` for the
 * films alone (or `stills`, or `og`: the pictures of shared links), and of those the ones whose file names have all the other words. Needs ffmpeg and Chromium; the same versions of both give the same bytes.
 */
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { drawCards } from './cards.ts';
import { recordings, type Recording } from './recordings.ts';
import { schemes, type Scheme } from './stage/tokens.ts';
import { webVtt } from './studio/captions.ts';
import { film } from './studio/film.ts';
import { rehearse } from './studio/rehearse.ts';
import { openBrowser, Stage } from './studio/stage.ts';
import { writeStill } from './studio/still.ts';

const folder = fileURLToPath(new URL('../../public/media/', import.meta.url));

function report(file: string): void {
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  console.log(`${String(kilobytes).padStart(7)} kB  ${file.slice(folder.length)}`);
}

function reportProgress(name: string, share: number): void {
  if (!process.stdout.isTTY) return;
  const line = `  filming ${name.slice(folder.length)}: ${Math.floor(share * 100)} %`;
  process.stdout.write(share < 1 ? `\r${line}` : '\r\x1b[K');
}

/** A recording in one language and one scheme. */
interface Take {
  recording: Recording;
  language: Language;
  scheme: Scheme;
}

const fileOf = ({ recording: { name, suffix }, language, scheme }: Take) =>
  `${folder}${name}-${language}-${scheme}${suffix}`;

async function takeStills(browser: Browser, take: Take): Promise<void> {
  const { recording, language, scheme } = take;
  const { stage, still } = recording;
  for (const [addition, width] of Object.entries(still.widths)) {
    const set = await Stage.open(browser, { language, scheme, stage, width });
    await set.show(still.draw(language));
    const picture = await set.photograph();
    await set.close();
    for (const format of still.formats) report(await writeStill(picture, fileOf(take) + addition, format));
  }
}

async function makeFilm(browser: Browser, take: Take): Promise<void> {
  const { recording, language, scheme } = take;
  const { name, stage, filmWidth: width, quality } = recording;
  const scene = recording.scene(language);
  const set = await Stage.open(browser, { language, scheme, stage, width });
  const draw = await rehearse(scene, set, stage);
  const onProgress = (share: number) => reportProgress(fileOf(take), share);
  await film(set, draw, scene.seconds, fileOf(take), onProgress, quality);
  await set.close();
  for (const ending of ['webm', 'mp4']) report(`${fileOf(take)}.${ending}`);
  if (!scene.captions) return;
  const captions = `${folder}${name}.${language}.vtt`;
  writeFileSync(captions, webVtt(scene.captions));
  report(captions);
}

const parts = ['stills', 'films', 'og'];
const words = process.argv.slice(2);
const wanted = words.filter((word) => !parts.includes(word));
const asked = parts.filter((part) => words.includes(part));
const takes = recordings
  .flatMap((recording) =>
    languageCodes.flatMap((language) => schemes.map((scheme): Take => ({ recording, language, scheme }))),
  )
  .filter((take) => wanted.every((word) => fileOf(take).includes(word)));

const browser = await openBrowser();
try {
  if (asked.includes('og') || !words.length) (await drawCards(browser)).forEach(report);
  for (const take of takes) {
    if (!asked.length || asked.includes('stills')) await takeStills(browser, take);
    if (!asked.length || asked.includes('films')) await makeFilm(browser, take);
  }
} finally {
  await browser.close();
}
