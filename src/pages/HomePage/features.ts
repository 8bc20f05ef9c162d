import type { CSSObject } from '@mui/material/styles';
import { landingSections } from '../../data/landingSections';

/** The feature tags, in the order of the sections they lead to. */
export const features = landingSections;

/**
 * Styles of what is shown to visitors in Israel only. It is in every page's HTML; the start script or the application writes the
 * country to the document once it is known, so that nothing needs to be rendered for it.
 */
export const israelOnly = { 'html:not([data-country=il]) &': { display: 'none' } } satisfies CSSObject;

/** How a feature tag looks: Hebrew support is for visitors in Israel. */
export const featureStyle = (id: (typeof features)[number][0]) =>
  id === 'hebrew_support' ? israelOnly : undefined;
