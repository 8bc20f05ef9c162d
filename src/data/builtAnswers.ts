/** Answers of the blogs that the build has fetched, parsed, by the address of their call. */
export type Answers = Readonly<Record<string, unknown>>;

let answers: Answers | undefined;

/** Gives the answers for the page that is rendered next; only the prerenderer does, the browser finds them in the page. */
export function giveAnswers(given: Answers): void {
  answers = given;
}

/**
 * What a call answered when the site was built, or undefined: then the page was not built with it. It makes the first picture of
 * a prerendered post; the call itself is made all the same.
 */
export function builtAnswer(address: string | null): unknown {
  if (typeof document !== 'undefined')
    answers ??= JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Answers;
  return address === null ? undefined : answers?.[address];
}
