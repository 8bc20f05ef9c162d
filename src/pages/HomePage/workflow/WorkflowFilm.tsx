import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormattedMessage } from 'react-intl';
import { useForcedScheme } from '../../../browser/scheme';
import { Picture } from '../../../components/Picture';
import { filmEdition, workflowFilms } from '../../../data/films';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import { croppedFilmQuery } from '../../../styles/mediaQueries';
import { LazyVideo, type LazyVideoProps } from '../LazyVideo';
import type { Job } from './jobs';

/** The frame of a recorded window. Until the recording is there it is empty. */
const Window = styled('div')(({ theme: { palette, radii, sheetShadow, breakpoints } }) => ({
  overflow: 'hidden',
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.sheet,
  boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  // A phone shows the document and its card, without the 68 px of title and ribbon above them.
  [breakpoints.down('sm')]: {
    '& img, & video': { aspectRatio: '350 / 332', objectFit: 'cover', objectPosition: 'bottom' },
  },
}));

interface WorkflowFilmProps extends Pick<
  LazyVideoProps,
  'isPlaying' | 'onPlaying' | 'isNear' | 'loop' | 'onEnded' | 'onProgress'
> {
  job: Job;
}

/** The film of a job, in the current language and colour scheme; cropped like the hero's. */
export function WorkflowFilm({ job, ...playback }: WorkflowFilmProps) {
  const text = useText();
  const language = useLocale('language');
  const forced = useForcedScheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isPhone = useMediaQuery(croppedFilmQuery);
  const scheme = forced ?? (prefersDark ? 'dark' : 'light');
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { ending, ...edition } = filmEdition(workflowFilms[job], { language, scheme, isPhone });

  return (
    <Window>
      <LazyVideo
        key={edition.poster}
        {...edition}
        {...playback}
        poster={prefersReducedMotion ? ending : edition.poster}
        label={text(`home.workflow.${job}.film`)}
      >
        <FormattedMessage id="home.film.unsupported" />
      </LazyVideo>
    </Window>
  );
}

/** Where films do not autoplay. */
const noAutoplay = '((prefers-reduced-motion: reduce) or (scripting: none))';

/** The first frame of a job's film, or its last where films do not autoplay. */
export function WorkflowStill({ job }: { job: Job }) {
  const text = useText();
  const language = useLocale('language');

  return (
    <Window>
      <Picture
        alt={text(`home.workflow.${job}.film`)}
        loading="lazy"
        files={(scheme) =>
          [noAutoplay, undefined].flatMap((motion) =>
            [true, false].map((isPhone) => {
              const edition = filmEdition(workflowFilms[job], { language, scheme, isPhone });
              const { width, height } = edition;
              const media = [isPhone && croppedFilmQuery, motion].filter(Boolean).join(' and ') || undefined;
              return { src: motion ? edition.ending : edition.poster, width, height, media };
            }),
          )
        }
      />
    </Window>
  );
}
