/** What the seed uploads: pictures, a tone, a short film and a text file. */
import fs from 'node:fs';
import type { GhostAdmin, Upload } from './admin.ts';
import { png } from './marks.ts';
import { pictures, type PictureName } from './pictures.ts';

export interface UploadedImage extends Upload {
  width: number;
  height: number;
}

/** The addresses of everything a post may show. */
export interface Media {
  images: Record<PictureName, UploadedImage>;
  audio: Upload;
  video: Upload;
  file: Upload;
}

/** Pixel widths of the pictures that are not 1600 wide. Ghost itself keeps at most 2000. */
const widths: Partial<Record<PictureName, number>> = {
  ladder: 1920,
  draft: 960,
  proposed: 960,
  decided: 960,
  stands: 1280,
  film: 640,
  drafting: 400,
  review: 400,
  citations: 400,
  logo: 400,
  icon: 64,
};

/** Seconds of a 440 Hz tone, 8 kHz, 8 bit, mono. */
function tone(seconds: number) {
  const rate = 8000;
  const samples = rate * seconds;
  const wav = Buffer.alloc(44 + samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // one channel
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28); // bytes a second
  wav.writeUInt16LE(1, 32); // bytes a sample
  wav.writeUInt16LE(8, 34); // bits a sample
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  for (let i = 0; i < samples; i++)
    wav[44 + i] = 128 + Math.round(40 * Math.sin((2 * Math.PI * 440 * i) / rate));
  return wav;
}

async function uploadPicture(api: GhostAdmin, name: PictureName): Promise<UploadedImage> {
  const { data, width, height } = await png(pictures[name], widths[name] ?? 1600);
  return { ...(await api.upload('images', data, `${name}.png`, 'image/png')), width, height };
}

/** Uploads everything; `checklist` is the text of the downloadable file. */
export async function uploadMedia(api: GhostAdmin, checklist: string): Promise<Media> {
  const images = {} as Record<PictureName, UploadedImage>;
  for (const name of Object.keys(pictures) as PictureName[]) images[name] = await uploadPicture(api, name);
  const film = fs.readFileSync(new URL('../content/strike.mp4', import.meta.url));
  return {
    images,
    audio: await api.upload('media', tone(1), 'tone.wav', 'audio/wav'),
    video: await api.upload('media', film, 'strike.mp4', 'video/mp4'),
    file: await api.upload('files', Buffer.from(checklist), 'before-you-paste.txt', 'text/plain'),
  };
}
