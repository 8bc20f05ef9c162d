import { readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/locale/languages.ts';
import { recordingFiles, recordings, takes } from './recordings.ts';

const folder = `${import.meta.dirname}/../../public/media/`;
const scenes = recordings.flatMap((recording) =>
  languageCodes.map((language) => ({
    ...recording,
    title: `${recording.name}${recording.suffix} in ${language}`,
    language,
    story: recording.scene(language),
  })),
);
/** Maximum size of a film in bytes: the hero's is only loaded on demand. */
const limit = (name: string) => (name.startsWith('hero/') ? 4_000_000 : 450_000);

describe('A scene (H7)', () => {
  it.each(scenes)('is a function of time: $title', ({ story }) => {
    const moments = Array.from({ length: 40 }, (_, index) => (index / 39) * story.seconds);
    const forwards = moments.map((now) => story.draw(now));
    const backwards = moments.toReversed().map((now) => story.draw(now));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(new Set(forwards).size, 'it moves').toBeGreaterThan(5);
  });

  it.each(scenes.filter(({ story }) => story.captions))(
    'is captioned from end to end: $title',
    ({ story }) => {
      const captions = story.captions!;
      expect(captions.every(({ from, to, text }) => from < to && text.trim() !== '')).toBe(true);
      expect(captions.slice(1).every(({ from }, index) => from >= captions[index]!.to)).toBe(true);
      expect(captions.at(-1)!.to).toBeLessThanOrEqual(story.seconds);
    },
  );
});

describe('The files of the recordings (H7)', () => {
  const files = takes.map((take) => ({ ...recordingFiles(take), ...take }));

  it('are those of public/media, beside the cards of shared links and the artboard', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const recorded = found.filter((file) => extname(file) && !/^og\b|artboard/.test(file));
    const listed = files.flatMap(({ films, stills, captions }) => [
      ...films,
      ...stills.flatMap((still) => still.files),
      ...captions,
    ]);
    expect(recorded.sort()).toEqual([...new Set(listed)].sort());
  });

  it.each(files)('are light enough: $path', ({ films, recording }) => {
    for (const film of films)
      expect(statSync(folder + film).size, film).toBeLessThanOrEqual(limit(recording.name));
  });
});
