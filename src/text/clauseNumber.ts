/**
 * How a reference names a section, a clause or a line of the annex: the letter of the annex is another one in each language.
 * @param number of a clause, `9.2` or `A.8`, or of a section.
 */
export function sectionReference(number: number | string) {
  const line = /^A\.(\d+)$/.exec(String(number))?.[1];
  return line
    ? ({ id: 'shell.section.line', values: { number: line } } as const)
    : ({ id: 'shell.section.number', values: { number } } as const);
}

/** The number that stands beside a clause: below the title of the Hebrew annex, as in Hebrew contracts, without a letter. */
export const ownNumber = (number: string, language: string): string =>
  language === 'he' ? number.replace(/^A\./, '') : number;

/** The number of the clause with an id: 9.2 of `s-9-2`, A.8 of `a-8`. */
export function clauseNumber(id: string): string | undefined {
  const [, annexLine, section, clause] = /^(?:a-(\d+)|s-(\d+)-(\d+))$/.exec(id) ?? [];
  return annexLine ? `A.${annexLine}` : section && `${section}.${clause}`;
}
