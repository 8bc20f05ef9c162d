/** Parsed answers of the blogs at build time, by request address. */
export type Answers = Readonly<Record<string, unknown>>;

let answers: Answers | undefined;

/** Sets the answers for the next page to render. */
export function giveAnswers(given: Answers): void {
  answers = given;
}

/** Reads the answers that the served page was rendered from. Rejects if they cannot be read; then it may be called again. */
export async function readAnswers(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  giveAnswers((await response.json()) as Answers);
}

/** The answer at build time, or undefined. Used for the first render of a prerendered post; the request is made all the same. */
export function builtAnswer(address: string | null): unknown {
  return address === null ? undefined : answers?.[address];
}
