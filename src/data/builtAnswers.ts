/** Parsed answers of the blogs at build time, by request address. */
export type Answers = Readonly<Record<string, unknown>>;

let answers: Answers | undefined;

/** Sets the answers for the next page to render. Called by the prerenderer only; the browser reads them from the page. */
export function giveAnswers(given: Answers): void {
  answers = given;
}

/** The answer at build time, or undefined. Used for the first render of a prerendered post; the request is made all the same. */
export function builtAnswer(address: string | null): unknown {
  if (typeof document !== 'undefined')
    answers ??= JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Answers;
  return address === null ? undefined : answers?.[address];
}
