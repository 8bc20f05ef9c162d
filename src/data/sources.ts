/**
 * What may prove a statement: a clause of the terms or of the privacy policy, a line of the service description (the annex of
 * the terms), a plan, the prices of tokens. A page that advertises proves nothing.
 */
export type SourceAddress =
  | `/terms#s-${string}`
  | `/terms#a-${string}`
  | `/privacy#s-${string}`
  | `/pricing#plan-${string}`
  | '/tokens';

/** A clause by the number under which it is cited, and its address. */
interface ClauseSource<Page extends 'terms' | 'privacy'> {
  source: Page;
  section: string;
  to: SourceAddress;
}

/** A clause of a document by its number, `9.1`. */
export function clause<Page extends 'terms' | 'privacy'>(
  source: Page,
  section: `${number}.${number}`,
): ClauseSource<Page> {
  return { source, section, to: `/${source}#s-${section.replace('.', '-')}` as SourceAddress };
}

/** A line of the service description by its number there: 8 is cited as `A.8`. */
export function serviceLine(line: number): ClauseSource<'terms'> {
  return { source: 'terms', section: `A.${line}`, to: `/terms#a-${line}` };
}

const clauseAddress = /^\/(?:terms#(?:s-\d+-\d+|a-\d+)|privacy#s-\d+-\d+)$/;
const priceAddress = /^\/(?:pricing#plan-\w+|tokens)$/;

/** Whether an address may prove a statement. */
export const isSource = (to: string): boolean => clauseAddress.test(to) || priceAddress.test(to);
