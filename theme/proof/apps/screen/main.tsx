import '@stet/theme/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createStyles, getTheme, loadStyles, StetTheme } from '@stet/theme';
import { rightToLeft } from '@stet/theme/rtl';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './screen/Gallery';
import { Screen } from './screen/Screen';

const query = new URLSearchParams(location.search);
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const only = query.get('only');
document.documentElement.dir = direction;
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce || undefined;
const styles = await loadStyles(direction, { nonce });

const ownCache = createCache({
  key: 'own',
  nonce,
  stylisPlugins: direction === 'rtl' ? rightToLeft : undefined,
});
const ownTheme = createTheme({
  cssVariables: { cssVarPrefix: 'own' },
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 11 },
});
const extend = (theme: ReturnType<typeof getTheme>) =>
  createTheme(theme, { palette: { primary: { main: '#223344' } } });

/** Ways of using the theme. */
const ways: Record<string, (children: ReactNode) => ReactNode> = {
  plain: (children) => (
    <StetTheme styles={styles} marks>
      {children}
    </StetTheme>
  ),
  extended: (children) => (
    <StetTheme styles={styles} extend={extend} marks>
      {children}
    </StetTheme>
  ),
  ownCache: (children) => (
    <CacheProvider value={ownCache}>
      <StetTheme direction={direction} marks>
        {children}
      </StetTheme>
    </CacheProvider>
  ),
  ownVariables: (children) => (
    <ThemeProvider theme={ownTheme}>
      <Button id="own" variant="contained">
        Own
      </Button>
      <StetTheme styles={styles} marks>
        {children}
      </StetTheme>
    </ThemeProvider>
  ),
  muiProvider: (children) => (
    <CacheProvider value={styles.cache}>
      <ThemeProvider theme={getTheme(direction)}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  ),
};

// A second cache of the same direction must not affect the first.
await createStyles(direction, { nonce });
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    {ways[query.get('as') ?? 'plain']!(only ? <Gallery only={only} nonce={nonce} /> : <Screen />)}
  </StrictMode>,
);
