import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { baseline } from './baseline';
import { fontFaces } from './fonts';
import type { Styles } from './styles';

interface StetThemeProps {
  /** From `loadStyles` or `createStyles`. A new value changes theme direction and Emotion cache together. */
  styles: Styles;
  children: ReactNode;
}

const globalStyles = <GlobalStyles styles={(theme) => [fontFaces, baseline(theme)]} />;

/** Provides fonts, baseline, theme and Emotion cache for one direction. */
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
