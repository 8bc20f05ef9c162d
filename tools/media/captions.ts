import type { Caption } from './scene.ts';

/** Seconds as WebVTT writes them: `00:00:09.600`. */
const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file. */
export function captionFile(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
