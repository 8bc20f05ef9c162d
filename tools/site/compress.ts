import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const { BROTLI_PARAM_LGBLOCK: block, BROTLI_PARAM_LGWIN: window } = constants;

/** Sizes of brotli's input blocks and window, as powers of two. Which of them compress better differs from file to file. */
const sizes = [{ [block]: 16 }, { [block]: 20 }, { [block]: 20, [window]: 18 }];

/** Compresses with the sizes that give the smallest result. */
const brotli = (bytes: Buffer): Buffer =>
  sizes
    .map((params) => brotliCompressSync(bytes, { params }))
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
