import './augmentation';

export { fontFaces, fontFiles } from './fonts';
export { getTheme, type Direction } from './getTheme';
export { StetTheme } from './StetTheme';
export { createStyles, loadStyles, type Styles } from './styles';
export { tokens } from './tokens';
export { useScheme, type Scheme } from './useScheme';
