/** Ghost's cards that the site can show. */
const known =
  /\bkg-(?:image|gallery|bookmark|embed|callout|toggle|button|file|audio|video|product|header|cta|code|signup|collection)-card\b/;

/** Whether a card is not of Ghost's editor as the site knows it: one of a later version, or one that needs a script. */
export const isUnknownCard = ({ className }: Pick<Element, 'className'>): boolean =>
  !known.test(className) && /\bkg-[\w-]+-card\b/.test(className);
