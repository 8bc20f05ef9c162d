import { phoneScreen } from '../../../components/phoneScreen';
import { StillPicture } from '../../../components/StillPicture';
import { filmEdition, workflowFilms } from '../../../data/films';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import type { Job } from './jobs';
import { WorkflowWindow } from './WorkflowWindow';

/** The first frame of a job's film. */
export function WorkflowStill({ job }: { job: Job }) {
  const text = useText();
  const { language } = useLocale();

  return (
    <WorkflowWindow>
      <StillPicture
        alt={text(`home.workflow.${job}.film`)}
        files={(scheme) =>
          [true, false].map((isPhone) => {
            const { poster: src, ...size } = filmEdition(workflowFilms[job], { language, scheme, isPhone });
            return {
              src,
              width: size.width,
              height: size.height,
              media: isPhone ? phoneScreen : undefined,
            };
          })
        }
      />
    </WorkflowWindow>
  );
}
