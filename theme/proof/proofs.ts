/** The environment of a proof. */
export interface Place {
  /** A new folder with the files of `apps/NAME`, if any. */
  folder: string;
  /**
   * Packs the theme.
   * @returns the tarball.
   */
  pack: () => string;
  /**
   * Runs a program in the folder.
   * @returns its output.
   * @throws if it fails.
   */
  run: (command: string, ...parameters: string[]) => string;
}

/**
 * Checks the packed theme.
 * @returns what holds.
 * @throws if something does not.
 */
export type Proof = (place: Place) => Promise<string[]> | string[];

export function hold(what: string, isSo: boolean): string {
  if (!isSo) throw new Error(`does not hold: ${what}`);
  return what;
}
