import { croppedFilmQuery } from '../../../styles/mediaQueries';
import { Picture } from '../../../components/Picture';
import { filmEdition, workflowFilms } from '../../../data/films';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import type { Job } from './jobs';
import { WorkflowWindow } from './WorkflowWindow';

/** Where films do not autoplay. */
const noAutoplay = '((prefers-reduced-motion: reduce) or (scripting: none))';

/** The first frame of a job's film, or its last where films do not autoplay. */
export function WorkflowStill({ job }: { job: Job }) {
  const text = useText();
  const language = useLocale('language');

  return (
    <WorkflowWindow>
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
    </WorkflowWindow>
  );
}
