const wholeNumber = new Intl.NumberFormat('en-US');

/** A size in millions with separated thousands, `20,000`: written in one way in both languages. */
export function millionsText(millions: number): string {
  return wholeNumber.format(millions);
}
