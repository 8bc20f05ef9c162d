import './augmentation';

/*
 * The lean entry: the theme with the components that the public site wears, and a palette of variables alone. Applications
 * take `index.ts`, which dresses all of MUI.
 */
export { fontFaces, fontFiles } from './fonts';
export { getTheme, type Direction } from './getTheme';
export { StetTheme } from './StetTheme';
export { createStyles, loadStyles, type Styles } from './styles';
export { useScheme, type Scheme } from './useScheme';
