import { useState } from 'react';
import { schemeOnScreen, useForcedScheme } from './scheme';

/** A picture's files in one scheme. */
export interface PictureFiles {
  src: string;
  srcSet?: string | undefined;
}

/** The `media` of a dark `<source>`; print is light. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)';

interface SchemeFiles {
  /** For the `<img>`. */
  files: PictureFiles;
  /** For a `<source>` before it; undefined without a dark variant, or if the visitor has chosen a scheme. */
  twin: PictureFiles | undefined;
  /** Call on a load error. Returns true if the dark variant failed, which then is replaced. */
  dropTwin: () => boolean;
}

/** Selects a picture's files: the dark variant in the dark scheme, unless it failed to load. */
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
