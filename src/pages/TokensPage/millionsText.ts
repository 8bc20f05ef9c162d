const wholeNumber = new Intl.NumberFormat('en-US');

/** A number of millions with thousands separators, `20,000`, the same in both languages. */
export function millionsText(millions: number): string {
  return wholeNumber.format(millions);
}
