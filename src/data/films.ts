interface FilmSource {
  src: string;
  type: `video/${string}`;
}

/** Names of the recorded clips without extension; the build reads them from `public/media/workflow`. */
declare const __WORKFLOW_FILMS__: readonly string[];

/** A film's files in all versions. */
interface Film {
  /** Path without language, scheme and extension. */
  stem: string;
  /** Intrinsic size, and that of the phone version. */
  width: number;
  height: number;
  phone: { width: number; height: number };
}

const clip = { width: 880, height: 495, phone: { width: 350, height: 400 } } as const;

/** The six workflow clips recorded by `npm run media`. */
export const workflowFilms = {
  review: { stem: '/media/workflow/workflow-1-review-contract', ...clip },
  create: { stem: '/media/workflow/workflow-2-create-contract', ...clip },
  diligence: { stem: '/media/workflow/workflow-3-due-diligence', ...clip },
  template: { stem: '/media/workflow/workflow-4-modify-template', ...clip },
  anonymize: { stem: '/media/workflow/workflow-5-anonymize', ...clip },
  more: { stem: '/media/workflow/workflow-6-ask-anything', ...clip },
} as const satisfies Record<string, Film>;

interface FilmEdition {
  language: 'en' | 'he';
  scheme: 'light' | 'dark';
  isPhone: boolean;
}

/**
 * Files and size of one version of a film. Without a recording there are pictures but no sources. `poster` is the first frame, `ending` the
 * last or, in the first clip, one with the proposals.
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

/** The still of the first clip in which both proposals are made and none is decided, with its size. */
export function askingPicture({ language, scheme, isPhone }: FilmEdition) {
  const size = isPhone ? { width: 350, height: 500 } : { width: 740, height: 590 };
  const { stem } = workflowFilms.review;
  return { src: `${stem}-${language}-${scheme}${isPhone ? '-phone' : ''}-asks.webp`, ...size };
}
