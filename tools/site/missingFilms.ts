import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filmPath, workflowFilms } from '../../src/data/films.ts';

const files = join(import.meta.dirname, '../../public');

/** Paths of the workflow clips that were not recorded, in every version; a page shows their pictures instead. */
export function missingFilms(): string[] {
  const paths = Object.values(workflowFilms).flatMap((film) =>
    (['en', 'he'] as const).flatMap((language) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        [true, false].map((isPhone) => filmPath(film, { language, scheme, isPhone })),
      ),
    ),
  );
  return paths.filter((path) => ['webm', 'mp4'].some((type) => !existsSync(join(files, `${path}.${type}`))));
}
