/**
 * Films the product scenes and takes their stills (H7): `npm run media`, or `npm run media -- hero he dark` for the recordings
 * whose names have all these words. Needs ffmpeg and Chromium; the same versions of both give the same bytes.
 */
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
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
  process.stdout.write(share < 1 ? `\r  filming ${name}: ${Math.floor(share * 100)} %  ` : '\r\x1b[K');
}

async function takeStills(browser: Browser, recording: Recording, language: Language, scheme: Scheme) {
  const { name, scene, stage, still } = recording;
  for (const width of still.widths) {
    const set = await Stage.open(browser, { language, scheme, stage, width });
    await set.show(scene(language, stage).draw(still.at));
    const picture = await set.photograph();
    await set.close();
    const target = `${folder}${name}-${language}-${scheme}-${width}`;
    for (const format of ['avif', 'webp'] as const) report(await writeStill(picture, target, format));
    if (width === still.jpeg) report(await writeStill(picture, target, 'jpg'));
  }
}

async function makeFilm(browser: Browser, recording: Recording, language: Language, scheme: Scheme) {
  const { name, scene: makeScene, stage, filmWidth } = recording;
  const scene = makeScene(language, stage);
  const set = await Stage.open(browser, { language, scheme, stage, width: filmWidth });
  const draw = await rehearse(scene, set, stage);
  const target = `${folder}${name}-${language}-${scheme}`;
  await film(set, draw, scene.seconds, target, (share) =>
    reportProgress(`${name} ${language} ${scheme}`, share),
  );
  await set.close();
  report(`${target}.webm`);
  report(`${target}.mp4`);
  if (scene.captions && stage !== 'phone') {
    const captions = `${folder}${name}-${language}.vtt`;
    writeFileSync(captions, webVtt(scene.captions));
    report(captions);
  }
}

const words = process.argv.slice(2);
const browser = await openBrowser();
for (const recording of recordings)
  for (const language of languageCodes)
    for (const scheme of schemes) {
      const label = `${recording.name} ${language} ${scheme}`;
      if (!words.every((word) => label.includes(word) || word === 'stills' || word === 'films')) continue;
      if (!words.includes('films')) await takeStills(browser, recording, language, scheme);
      if (!words.includes('stills')) await makeFilm(browser, recording, language, scheme);
    }
await browser.close();
