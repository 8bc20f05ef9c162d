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
 * Checks the values of an option.
 * @throws Error that names the first value which is not allowed, and those that are.
 */
export function oneOf<Value extends string>(
  option: string,
  values: readonly string[],
  allowed: readonly Value[],
): Value[] {
  return values.map((value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Error(`${option} is one of ${allowed.join(', ')}, not ${value}.`);
    return found;
  });
}

/**
 * Reads a whole number.
 * @throws Error if it is none, or less than `least`.
 */
export function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`${option} is a whole number from ${least}, not ${value}.`);
  return number;
}

/**
 * The folder of the build that a command measures: `OUT_DIR`, or `dist`, unless another one is named.
 * @throws Error without a build in it.
 */
export function builtFolder(outDir = process.env.OUT_DIR ?? 'dist'): string {
  if (!existsSync(join(outDir, 'headers.json')))
    throw new Error(`There is no build in ${outDir}: npm run build:demo makes one.`);
  return outDir;
}
