/** A film in one encoding. */
export interface FilmSource {
  src: string;
  type: `video/${string}`;
}

/** The six workflow clips recorded by `npm run media`: paths without language, scheme and extension. */
export const workflowFilms = {
  review: '/media/workflow/workflow-1-review-contract',
  create: '/media/workflow/workflow-2-create-contract',
  diligence: '/media/workflow/workflow-3-due-diligence',
  template: '/media/workflow/workflow-4-modify-template',
  anonymize: '/media/workflow/workflow-5-anonymize',
  more: '/media/workflow/workflow-6-ask-anything',
} as const;

interface FilmEdition {
  language: 'en' | 'he';
  scheme: 'light' | 'dark';
  isPhone: boolean;
}

/** A version's path without extension. */
export const filmPath = (film: string, { language, scheme, isPhone }: FilmEdition) =>
  `${film}-${language}-${scheme}${isPhone ? '-phone' : ''}`;

/** A version's files in the order of preference. */
export const encodingsOf = (path: string): FilmSource[] =>
  (['webm', 'mp4'] as const).map((format) => ({ src: `${path}.${format}`, type: `video/${format}` }));

/**
 * Files and size of one version of a film. `poster` is the first frame, `ending` the last or, in the first clip, one with the proposals.
 */
export function filmEdition(film: string, edition: FilmEdition) {
  const base = filmPath(film, edition);
  const size = edition.isPhone ? { width: 350, height: 400 } : { width: 880, height: 495 };
  return { sources: encodingsOf(base), poster: `${base}.webp`, ending: `${base}-end.webp`, ...size };
}

/** The still of the first clip in which both proposals are made and none is decided, with its size. */
export function askingPicture(edition: FilmEdition) {
  const size = edition.isPhone ? { width: 350, height: 514 } : { width: 740, height: 590 };
  return { src: `${filmPath(workflowFilms.review, edition)}-asks.webp`, ...size };
}
