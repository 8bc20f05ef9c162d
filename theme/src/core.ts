import './augmentation';

/* The lean entry: the components that the site uses, and a palette of variables only. Applications use `index.ts`, which styles all of MUI. */
export { fontFaces, fontFiles } from './fonts';
export { getTheme, type Direction } from './getTheme';
export { progressBar, progressKeyframes } from './progress';
export { StetTheme } from './StetTheme';
export type { Styles } from './styles';
export { createServedStyles, cssRulesOf, loadServedStyles } from './served';
export { useScheme, type Scheme } from './useScheme';
