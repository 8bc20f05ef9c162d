import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a command's input. If that throws, the command ends with the error's sentence, without a stack trace. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/**
 * The folder of the build that a command measures: `OUT_DIR`, or `dist`.
 * @throws Error without a build in it.
 */
export function builtFolder(): string {
  const outDir = process.env.OUT_DIR ?? 'dist';
  if (!existsSync(join(outDir, 'headers.json')))
    throw new Error(`There is no build in ${outDir}: npm run build:demo makes one.`);
  return outDir;
}
