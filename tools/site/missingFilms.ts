import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filmPath, workflowFilms } from '../../src/data/films.ts';
import { languageCodes } from '../../src/locale/languages.ts';

const files = join(import.meta.dirname, '../../public');

/** Paths of the workflow clips that were not recorded, in every version; a page shows their pictures instead. */
export function missingFilms(): string[] {
  const paths = Object.values(workflowFilms).flatMap((film) =>
    languageCodes.flatMap((language) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        [true, false].map((isPhone) => filmPath(film, { language, scheme, isPhone })),
      ),
    ),
  );
  return paths.filter((path) => ['webm', 'mp4'].some((type) => !existsSync(join(files, `${path}.${type}`))));
}
