import type { Opening } from '../paths';

/** Where the work is done, by the name its message carries. */
type Place = 'telAviv' | 'telAvivOrRemote' | 'remote';

/** What is known of a position beside its words. */
export interface OpeningFacts {
  place: Place;
  occupation: 'fullTime' | 'partTime';
  /** The days (ISO) it was first published, and until when it is offered: after that search engines do not get it. */
  datePosted: string;
  validThrough: string;
  /** For a remote position, the countries to work from (ISO 3166): search engines take none without them. */
  countries?: readonly string[] | undefined;
}

/** The facts of each opening. */
export const openingFacts: Readonly<Record<Opening['name'], OpeningFacts>> = {
  language: {
    place: 'telAviv',
    occupation: 'fullTime',
    datePosted: '2026-11-21',
    validThrough: '2027-05-21',
  },
  addIn: {
    place: 'telAvivOrRemote',
    occupation: 'fullTime',
    datePosted: '2026-11-21',
    validThrough: '2027-05-21',
  },
  editor: {
    place: 'telAviv',
    occupation: 'partTime',
    datePosted: '2026-11-21',
    validThrough: '2027-05-21',
  },
  customer: {
    place: 'remote',
    occupation: 'fullTime',
    datePosted: '2026-11-21',
    validThrough: '2027-05-21',
  },
};

/** Whether search engines get a position on a day (ISO): while it is offered, and its facts are complete. */
export function isAdvertised({ place, countries, validThrough }: OpeningFacts, day: string): boolean {
  return day <= validThrough && (place !== 'remote' || Boolean(countries?.length));
}
