import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes `.br` and `.gz` beside a file, in Node's threads. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    brotliOf(bytes).then((small) => writeFile(`${file}.br`, small)),
    gzipOf(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Compresses every text file of a folder. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|js|css|json|svg|xml|txt|webmanifest|vtt)$/.test(file));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}
