import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useMemo, type ReactNode } from 'react';
import { marks } from '../marks';
import { baseline } from './baseline';
import type { Direction } from '../getTheme';
import { providedTheme } from './getTheme';
import type { Styles } from '../styles';
import { useMode } from './useMode';
import { themeVars, variables } from './variables';

type StylesOrDirection =
  /** From `loadStyles` or `createStyles`. A new value changes theme direction and Emotion cache together. */
  | { styles: Styles; direction?: undefined }
  /** For applications with an Emotion cache of their own; `rtl` needs the plugins of `@stet/theme/rtl`. */
  | { styles?: undefined; direction: Direction };

type StetThemeProps = StylesOrDirection & {
  /** The application's theme based on ours: `(theme) => createTheme(theme, { … })`. Called once per scheme; must be a stable function. */
  extend?: (theme: Theme) => Theme;
  /** Styles `<del>`, `<ins>`, `<mark>` and `.stet-dots` on the whole page as redline marks. */
  marks?: boolean;
  children: ReactNode;
};

const markStyles = <GlobalStyles styles={marks} />;

/** Provides variables of both schemes, baseline, theme and Emotion cache for one direction. */
export function StetTheme({ styles, direction: own, extend, marks: withMarks, children }: StetThemeProps) {
  const direction = styles ? styles.direction : own;
  const mode = useMode();
  const theme = useMemo(() => {
    const ours = providedTheme(direction, mode);
    if (!extend) return ours;
    const extended = extend(ours);
    return Object.assign({}, extended, { vars: themeVars(extended) });
  }, [direction, mode, extend]);
  const globals = useMemo(() => <GlobalStyles styles={[...variables(theme), baseline(theme)]} />, [theme]);
  const tree = (
    <ThemeProvider theme={theme}>
      {globals}
      {withMarks && markStyles}
      {children}
    </ThemeProvider>
  );
  return styles ? <CacheProvider value={styles.cache}>{tree}</CacheProvider> : tree;
}
