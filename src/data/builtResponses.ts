/** Parsed answers of the blogs at build time, by request address. */
export type Answers = Readonly<Record<string, unknown>>;

let current: Answers | undefined;

/** Sets the answers for the next page to render: the prerenderer's, and the browser's for the page that it hydrates. */
export function setBuiltResponses(answers: Answers): void {
  current = answers;
}

/** The answer at build time, or undefined. Used for the first render of a prerendered post; the request is still sent. */
export function builtResponse(address: string | null): unknown {
  return address === null ? undefined : current?.[address];
}
