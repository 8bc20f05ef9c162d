import './augmentation';

export { getTheme } from './app/getTheme';
export type { Mode } from './app/palette';
export { StetTheme } from './app/StetTheme';
export { useMode } from './app/useMode';
export type { Direction } from './getTheme';
export { createStyles, loadStyles, type Styles, type StylesOptions } from './styles';
export { tokens } from './tokens';
export { useScheme, type Scheme } from './useScheme';
