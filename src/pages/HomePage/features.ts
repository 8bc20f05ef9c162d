import type { CSSObject } from '@mui/material/styles';
import { landingSections } from '../../data/landingSections';

export const features = landingSections;

/** Shown in Israel only. In every page's CSS; the loader sets the attribute, so that nothing has to be rendered. */
export const israelOnly = { 'html:not([data-country=il]) &': { display: 'none' } } satisfies CSSObject;

export const featureStyle = (id: (typeof features)[number][0]) =>
  id === 'hebrew_support' ? israelOnly : undefined;
