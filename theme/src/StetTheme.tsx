import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { baseline } from './baseline';
import { fontFaces } from './fonts';
import type { Styles } from './styles';

interface StetThemeProps {
  /** From `loadStyles` or `createStyles`. When it changes, theme direction and Emotion cache change together. */
  styles: Styles;
  children: ReactNode;
}

const globalStyles = <GlobalStyles styles={(theme) => [fontFaces, baseline(theme)]} />;

/** Dresses a tree: fonts, baseline, theme and the Emotion cache of one direction. */
export function StetTheme({ styles, children }: StetThemeProps) {
  return (
    <CacheProvider value={styles.cache}>
      <ThemeProvider theme={styles.theme}>
        {globalStyles}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
