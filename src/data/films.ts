/** A film in one encoding; the browser takes the first it can play. */
export interface FilmSource {
  src: string;
  type: `video/${string}`;
}

/** File names of the recorded clips, without their ending; the build reads them from `public/media/workflow`. */
declare const __WORKFLOW_FILMS__: readonly string[];

/** Everything there is of one film: the page picks by language, colour scheme and width. */
interface Film {
  /** Where its files are, without language, scheme and ending. */
  stem: string;
  /** Pixel size of the film, and of its phone form, which shows the page and one card at a time. */
  width: number;
  height: number;
  phone: { width: number; height: number };
}

const clip = { width: 880, height: 495, phone: { width: 350, height: 400 } } as const;

/** The six workflow clips, recorded from our own scenes by `npm run media`. */
export const workflowFilms = {
  review: { stem: '/media/workflow/workflow-1-review-contract', ...clip },
  create: { stem: '/media/workflow/workflow-2-create-contract', ...clip },
  diligence: { stem: '/media/workflow/workflow-3-due-diligence', ...clip },
  template: { stem: '/media/workflow/workflow-4-modify-template', ...clip },
  anonymize: { stem: '/media/workflow/workflow-5-anonymize', ...clip },
  more: { stem: '/media/workflow/workflow-6-ask-anything', ...clip },
} as const satisfies Record<string, Film>;

/** An edition of a film: its language, its colour scheme, for a phone or a wide screen. */
export interface FilmEdition {
  language: 'en' | 'he';
  scheme: 'light' | 'dark';
  isPhone: boolean;
}

/**
 * Files and size of one edition of a film; one that has not been recorded has pictures and no sources. `poster` is its first
 * frame, `ending` its last.
 */
export function filmEdition(film: Film, { language, scheme, isPhone }: FilmEdition) {
  const base = `${film.stem}-${language}-${scheme}${isPhone ? '-phone' : ''}`;
  const isRecorded = __WORKFLOW_FILMS__.includes(base.replace(/^.*\//, ''));
  const sources: FilmSource[] = isRecorded
    ? [
        { src: `${base}.webm`, type: 'video/webm' },
        { src: `${base}.mp4`, type: 'video/mp4' },
      ]
    : [];
  const { width, height } = isPhone ? film.phone : film;
  return { sources, poster: `${base}.webp`, ending: `${base}-end.webp`, width, height };
}
