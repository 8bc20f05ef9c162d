import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import type { Styles } from './styles';

interface StetThemeProps {
  /** From `loadStyles` or `createStyles`. When it changes, theme direction and Emotion cache change together (L1). */
  styles: Styles;
  children: ReactNode;
}

const fonts = <GlobalStyles styles={fontFaces} />;

/** Dresses a tree: fonts, baseline, theme and the Emotion cache of one direction. */
export function StetTheme({ styles, children }: StetThemeProps) {
  return (
    <CacheProvider value={styles.cache}>
      <ThemeProvider theme={styles.theme}>
        {fonts}
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
