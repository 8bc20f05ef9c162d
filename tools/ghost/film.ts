/** Draws the two-second film of the specimen post: `npx tsx tools/ghost/film.ts` (needs ffmpeg; its result is committed). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { png } from './lib/marks.ts';
import { strikeFrame } from './lib/pictures.ts';

const frameRate = 25;
const frames: Buffer[] = [];
for (let frame = 0; frame < 2 * frameRate; frame++) {
  const progress = Math.min(1, frame / (0.45 * 2 * frameRate));
  frames.push((await png(strikeFrame(progress), 640)).data);
}
const target = fileURLToPath(new URL('content/strike.mp4', import.meta.url));
const input = ['-f', 'image2pipe', '-framerate', String(frameRate), '-i', '-'];
const output = [
  '-c:v',
  'libx264',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  '-y',
  target,
];
const result = spawnSync('ffmpeg', [...input, ...output], { input: Buffer.concat(frames), encoding: 'utf8' });
if (result.status !== 0) throw new Error(result.stderr || String(result.error));
