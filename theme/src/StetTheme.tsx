import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { CSSObject } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { baseline } from './baseline';
import { fontFaces } from './fonts';
import { getTheme } from './getTheme';
import type { Styles } from './styles';

interface StetThemeProps {
  /** A new value changes theme direction and Emotion cache together. */
  styles: Styles;
  /** The application's own global styles, which follow the baseline in one style sheet. A constant. */
  pageStyles?: CSSObject;
  children: ReactNode;
}

/** Provides fonts, baseline, theme and Emotion cache for one direction. */
export function StetTheme({ styles, pageStyles, children }: StetThemeProps) {
  const globalStyles = useMemo(
    () => <GlobalStyles styles={(theme) => [fontFaces, baseline(theme), pageStyles]} />,
    [pageStyles],
  );
  return (
    <CacheProvider value={styles.cache}>
      <ThemeProvider theme={getTheme(styles.direction)}>
        {globalStyles}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
