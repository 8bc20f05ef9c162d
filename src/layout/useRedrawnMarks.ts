import { useEffect } from 'react';
import { pageMarks } from '../browser/pageTransitions';

/** For pages with deletions, insertions or dots: a change of language draws them again. */
export function useRedrawnMarks(): void {
  useEffect(() => {
    import('./redrawMarks').then(
      ({ redrawMarks }) => {
        pageMarks.redraw = redrawMarks;
      },
      // Without it, they are there at once.
      () => undefined,
    );
  }, []);
}
