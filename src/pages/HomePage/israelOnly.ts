import type { CSSObject } from '@mui/material/styles';
import type { landingSections } from '../../data/landingSections';

/** Shown in Israel only. In every page's CSS; the loader sets the attribute, so that nothing has to be rendered. */
export const israelOnly = { 'html:not([data-country=il]) &': { display: 'none' } } satisfies CSSObject;

/** The style of a section's entry in the contents. */
export const sectionStyle = (id: (typeof landingSections)[number][0]) =>
  id === 'hebrew_support' ? israelOnly : undefined;
