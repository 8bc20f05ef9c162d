import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { Stage } from './stage.ts';

/** Frames of a second. */
export const frameRate = 25;

/** Deterministic output: one thread, no versions or dates. HD colour space. */
const always = [
  '-threads 1 -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact',
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
  `-g ${10 * frameRate}`,
].flatMap((options) => options.split(' '));

/** Encoder quality (`-crf`): higher is smaller. */
export type Quality = Record<'webm' | 'mp4', number>;

/** Keeps small text legible on phones. */
const usual: Quality = { webm: 36, mp4: 26 };

/** AV1 where supported, else H.264. */
const encodings = (quality: Quality) => ({
  webm: `-c:v libsvtav1 -preset 8 -crf ${quality.webm} -svtav1-params scm=1:lp=1`.split(' '),
  mp4: `-c:v libx264 -preset medium -crf ${quality.mp4} -tune animation -movflags +faststart`.split(' '),
});

/**
 * Records a scene: takes a screenshot of every frame that differs from the previous one, and encodes `<target>.webm` and `<target>.mp4`.
 * `onProgress` receives 0 to 1.
 * @throws Error with ffmpeg's output, or how to install it.
 */
export async function film(
  stage: Stage,
  draw: (now: number) => string,
  seconds: number,
  target: string,
  onProgress: (share: number) => void,
  quality: Quality = usual,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const frames = Math.round(seconds * frameRate);
  const outputs = Object.entries(encodings(quality)).flatMap(([ending, encoding]) => [
    ...encoding,
    ...always,
    `${target}.${ending}`,
  ]);
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(frameRate), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...outputs]);
  const failure = failureOf(ffmpeg);

  let markup = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < frames; frame++) {
    const next = draw(frame / frameRate);
    if (next !== markup) {
      markup = next;
      await stage.show(markup);
      picture = await stage.photograph();
    }
    if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), failure]);
    onProgress((frame + 1) / frames);
  }
  ffmpeg.stdin.end();
  await failure;
}

/** Resolves when the process exits successfully. */
function failureOf(ffmpeg: ReturnType<typeof spawn>): Promise<void> {
  let output = '';
  ffmpeg.stderr?.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve, reject) => {
    ffmpeg.on('error', () =>
      reject(new Error('Films need ffmpeg with SVT-AV1 and x264 (Debian: apt-get install ffmpeg).')),
    );
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${output}`))));
  });
}
