/** Where a proof happens. */
export interface Place {
  /** A new folder, with the files of `apps/NAME` in it if there are any. */
  folder: string;
  /** Packs the theme; gives the tarball. */
  pack: () => string;
  /** Runs a program in the folder and gives what it printed; throws if it fails. */
  run: (command: string, ...parameters: string[]) => string;
}

/** Makes something of the packed theme; gives what it has found to hold, and throws if something does not. */
export type Proof = (place: Place) => Promise<string[]> | string[];

/** Throws where something does not hold. */
export function hold(what: string, isSo: boolean): string {
  if (!isSo) throw new Error(`does not hold: ${what}`);
  return what;
}
