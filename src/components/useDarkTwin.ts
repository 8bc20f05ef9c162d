import { useState } from 'react';
import { schemeOnScreen, useForcedScheme } from './scheme';

/** The files of a picture in one scheme. */
export interface PictureFiles {
  src: string;
  srcSet?: string | undefined;
}

/** The `media` of a `<source>` that holds a dark twin; paper is white. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)';

interface SchemeFiles {
  /** For the `<img>`. */
  files: PictureFiles;
  /** For a `<source>` before it; undefined where there is none, or the visitor forced a scheme. */
  twin: PictureFiles | undefined;
  /** Call when the picture fails to load: true if that was the twin, which the other one replaces. */
  dropTwin: () => boolean;
}

/** Which files of a picture are shown: the dark twin in the dark scheme, forced or the system's, unless it failed to load. */
export function useDarkTwin(light: PictureFiles, dark: PictureFiles | undefined): SchemeFiles {
  const forced = useForcedScheme();
  const [isMissing, setMissing] = useState(false);
  const twin = isMissing ? undefined : dark;
  return {
    files: (forced === 'dark' && twin) || light,
    twin: forced ? undefined : twin,
    dropTwin: () => {
      if (!twin || schemeOnScreen() !== 'dark') return false;
      setMissing(true);
      return true;
    },
  };
}
