import useMediaQuery from '@mui/material/useMediaQuery';
import { FormattedMessage } from 'react-intl';
import { LazyVideo, type LazyVideoProps } from '../LazyVideo';
import { croppedFilmQuery } from '../../../styles/mediaQueries';
import { useForcedScheme } from '../../../browser/scheme';
import { filmEdition, workflowFilms } from '../../../data/films';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import type { Job } from './jobs';
import { WorkflowWindow } from './WorkflowWindow';

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
    <WorkflowWindow>
      <LazyVideo
        key={edition.poster}
        {...edition}
        {...playback}
        poster={prefersReducedMotion ? ending : edition.poster}
        label={text(`home.workflow.${job}.film`)}
      >
        <FormattedMessage id="home.film.unsupported" />
      </LazyVideo>
    </WorkflowWindow>
  );
}
