import { openings, type Opening } from '../paths.ts';

interface OpeningFacts {
  place: 'telAviv' | 'telAvivOrRemote' | 'remote';
  occupation: 'fullTime' | 'partTime';
  /** ISO dates: first published, and offered until. Expired openings are not in structured data. */
  datePosted: string;
  validThrough: string;
}

const dates = { datePosted: '2026-11-21', validThrough: '2027-05-21' };

export const openingFacts: Readonly<Record<Opening['name'], OpeningFacts>> = {
  language: { place: 'telAviv', occupation: 'fullTime', ...dates },
  addIn: { place: 'telAvivOrRemote', occupation: 'fullTime', ...dates },
  editor: { place: 'telAviv', occupation: 'partTime', ...dates },
  customer: { place: 'remote', occupation: 'fullTime', ...dates },
};

/** The openings with their facts. */
export const openPositions = openings.map((opening) => ({ ...opening, ...openingFacts[opening.name] }));

/**
 * Whether structured data includes an opening on a day (ISO): if it is offered then, and not remote only, for which search engines require
 * the countries of applicants.
 */
export const isAdvertised = ({ place, validThrough }: OpeningFacts, day: string): boolean =>
  place !== 'remote' && day <= validThrough;
