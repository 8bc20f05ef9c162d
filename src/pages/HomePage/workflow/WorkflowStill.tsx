import { filmEdition, workflowFilms } from '../../../data/films';
import { useForcedScheme } from '../../../components/scheme';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import type { Job } from './jobs';
import { WorkflowWindow } from './WorkflowWindow';

const schemes = ['dark', 'light'] as const;
const widths = [
  { isPhone: true, query: '(max-width: 599.95px)' },
  { isPhone: false, query: '(min-width: 600px)' },
] as const;

/** The first frame of a job's film, in the colour scheme and the crop that fit, asked for when it comes near. */
export function WorkflowStill({ job }: { job: Job }) {
  const text = useText();
  const { language } = useLocale();
  const forced = useForcedScheme();
  const film = workflowFilms[job];

  return (
    <WorkflowWindow>
      <picture>
        {schemes.flatMap((scheme) =>
          widths.map(({ isPhone, query }) => {
            const { poster, width, height } = filmEdition(film, {
              language,
              scheme: forced ?? scheme,
              isPhone,
            });
            const media = scheme === 'dark' ? `${query} and (prefers-color-scheme: dark)` : query;
            return <source key={media} {...{ media, width, height }} srcSet={poster} />;
          }),
        )}
        <img
          src={filmEdition(film, { language, scheme: 'light', isPhone: false }).poster}
          alt={text(`home.workflow.${job}.film`)}
          width={film.width}
          height={film.height}
          loading="lazy"
        />
      </picture>
    </WorkflowWindow>
  );
}
