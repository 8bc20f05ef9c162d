import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/locale/languages.ts';
import { recordings, stillsOf } from './recordings.ts';
import { schemes } from './stage/tokens.ts';

const folder = `${import.meta.dirname}/../../public/media/`;
const scenes = recordings.flatMap((recording) =>
  languageCodes.map((language) => ({
    ...recording,
    title: `${recording.name}${recording.suffix} in ${language}`,
    language,
    story: recording.scene(language),
  })),
);
const takes = scenes.flatMap((scene) =>
  schemes.map((scheme) => ({
    ...scene,
    stills: stillsOf(scene, scheme),
    file: `${scene.name}-${scene.language}-${scheme}${scene.suffix}`,
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

describe('The files of a recording (H7)', () => {
  it.each(takes)('are there: $file', ({ file, name, language, story, stills: kinds }) => {
    const stills = kinds.flatMap(({ suffix = '', widths, formats }) =>
      Object.keys(widths).flatMap((width) => formats.map((format) => `${file}${suffix}${width}.${format}`)),
    );
    const captions = story.captions ? [`${name}.${language}.vtt`] : [];
    const wanted = [`${file}.webm`, `${file}.mp4`, ...stills, ...captions];
    expect(wanted.filter((one) => !existsSync(folder + one))).toEqual([]);
  });

  it.each(takes)('are light enough: $file', ({ file, name }) => {
    for (const format of ['webm', 'mp4'])
      expect(statSync(`${folder}${file}.${format}`).size, format).toBeLessThanOrEqual(limit(name));
  });
});
