import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Sizes of brotli's input blocks, as powers of two. Which of them compresses better differs from file to file. */
const blockSizes = [16, 20];

/** Compresses with the block size that gives the smallest result. */
const brotli = (bytes: Buffer): Buffer =>
  blockSizes
    .map((size) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } }))
    .reduce((one, other) => (other.length < one.length ? other : one));

/** Writes `.br` and `.gz` beside a file. */
export function compressFile(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Compresses every text file of a folder. */
export function compress(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files
    .filter((file) => /\.(html|js|css|json|svg|xml|txt|webmanifest|vtt)$/.test(file))
    .forEach((file) => compressFile(join(folder, file)));
}
