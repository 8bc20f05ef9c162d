import './augmentation';

/* The lean entry: the components that the site uses, and a palette of variables only. Applications use `index.ts`, which styles all of MUI. */
export { fontFaces, fontFiles } from './fonts';
export { getTheme, type Direction } from './getTheme';
export { progressBar, progressKeyframes } from './progress';
export { StetTheme } from './StetTheme';
export { createStyles, cssRulesOf, loadStyles, type Styles } from './styles';
export { useScheme, type Scheme } from './useScheme';
