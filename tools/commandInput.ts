import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, program } from '@commander-js/extra-typings';

/** Reads an option that is a whole number. */
export const wholeNumber = (least: number) => (value: string) => {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
};

/**
 * The folder of the build that a command measures: `OUT_DIR`, or `dist`, unless another one is named. Without a build in it the command ends
 * with a sentence.
 */
export function builtFolder(outDir = process.env.OUT_DIR ?? 'dist'): string {
  if (existsSync(join(outDir, 'headers.json'))) return outDir;
  return program.error(`There is no build in ${outDir}: npm run build:demo makes one.`);
}
