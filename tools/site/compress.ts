import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller blocks of input suit pages, whose text, markup and styles differ. */
const pageBlocks = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 16 } };

/** Writes `.br` and `.gz` beside a file. */
export function compressFile(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, file.endsWith('.html') ? pageBlocks : {}));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Compresses every text file of a folder. */
export function compress(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files
    .filter((file) => /\.(html|js|css|json|svg|xml|txt|webmanifest|vtt)$/.test(file))
    .forEach((file) => compressFile(join(folder, file)));
}
