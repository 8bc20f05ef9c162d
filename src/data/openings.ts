import type { Opening } from '../paths';

/** Where the work is done, by the name its message carries. */
type Place = 'telAviv' | 'telAvivOrRemote' | 'remote';

/** What is known of a position beside its words. */
export interface OpeningFacts {
  place: Place;
  occupation: 'fullTime' | 'partTime';
  /** The day it was first published (ISO), where that is recorded: without it no search engine is told. */
  posted?: string;
}

/** The facts of each opening. */
export const openingFacts: Readonly<Record<Opening['name'], OpeningFacts>> = {
  language: { place: 'telAviv', occupation: 'fullTime' },
  addIn: { place: 'telAvivOrRemote', occupation: 'fullTime' },
  editor: { place: 'telAviv', occupation: 'partTime' },
  customer: { place: 'remote', occupation: 'fullTime' },
};
