import createCache from '@emotion/cache';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import {
  alpha,
  createTheme,
  darken,
  lighten,
  ThemeProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { texts } from '../../gallery/shared';
import { tokens } from '../tokens';
import { getTheme } from './getTheme';
import { palettes } from './palette';
import { StetTheme } from './StetTheme';
import { createStyles } from '../styles';

/** The CSS of a tree under our provider. */
async function cssOf(
  children: ReactNode,
  props: Partial<Pick<Parameters<typeof StetTheme>[0], 'extend'>> = {},
) {
  const styles = await createStyles('ltr');
  renderToString(
    <StetTheme styles={styles} {...props}>
      {children}
    </StetTheme>,
  );
  return Object.values(styles.cache.inserted).join('');
}

describe('MUI’s arithmetic', () => {
  const { primary, text, background } = getTheme('ltr').palette;

  test('works with the palette’s values', () => {
    expect(alpha(primary.main, 0.5)).toBe('rgba(20, 28, 40, 0.5)');
    expect(lighten(text.secondary, 0.5)).toMatch(/^rgb\(/);
    expect(darken(background.paper, 0.5)).toMatch(/^rgb\(/);
  });

  test('and the theme’s own works with its variables', () => {
    const theme = getTheme('rtl', 'dark');
    const { vars } = theme;
    expect(vars.palette.primary.main).toBe('var(--stet-action-fill)');
    expect(theme.alpha(vars.palette.primary.main, 0.5)).toContain('var(--stet-action-fill)');
    expect(theme.lighten(vars.palette.primary.main, 0.5)).toContain('var(--stet-action-fill)');
    expect(theme.palette.augmentColor({ color: { main: text.primary } }).main).toBe(text.primary);
  });

  test('each scheme has a palette of its own values, and says which it is', () => {
    expect(getTheme('ltr', 'dark').palette.mode).toBe('dark');
    expect(getTheme('ltr', 'dark').palette.surface.page).toBe(tokens.colors.surface.page[1]);
    expect(getTheme('ltr').palette.surface.page).toBe(tokens.colors.surface.page[0]);
  });
});

test('components read one variable for both schemes', async () => {
  const css = await cssOf(<Button variant="contained">a</Button>);
  expect(css).toContain('--stet-surface-page:light-dark(');
  expect(css).not.toContain(`background-color:${palettes.light.primary.main}`);
});

test('an application’s colours reach every component that shows them', async () => {
  const ruby = palettes.light.error.main;
  const extend = (theme: Theme) =>
    createTheme(theme, { palette: { primary: { main: ruby }, success: { main: ruby } } });
  const css = await cssOf(<Button variant="contained">a</Button>, { extend });
  expect(css).toContain(`--stet-action-fill:${ruby}`);
  expect(css).toContain(`--stet-success-main:${ruby}`);
  expect(css).toMatch(/--stet-action-on-fill:oklch\(from/);
});

test('the theme has its colours in MUI’s own provider, too', () => {
  const cache = createCache({ key: 'own' });
  cache.compat = true;
  const Mode = () => <i>{useTheme().palette.mode}</i>;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme(getTheme('rtl'), { shape: { borderRadius: 9 } })}>
        <Mode />
        <Button variant="contained">a</Button>
      </ThemeProvider>
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).join('');
  expect(html).toContain('<i>light</i>');
  expect(css).toContain('--stet-surface-page:light-dark(');
});

test('text in one line keeps its descenders', async () => {
  const css = await cssOf(
    <Typography variant="price" noWrap>
      a
    </Typography>,
  );
  expect(css).toMatch(/overflow:clip visible;min-width:0;(?!.*overflow:hidden)/);
});

test('CssBaseline carries the variables where no provider does', async () => {
  const css = await cssOf(<CssBaseline />);
  expect(css.split('--stet-surface-page:light-dark(').length).toBe(3);
});

test('applyStyles follows the device and the visitor’s choice', () => {
  const styles = getTheme('ltr').applyStyles('dark', { opacity: 1 });
  expect(styles).toEqual({
    '@media (prefers-color-scheme: dark)': { '*:where(:root:not([data-scheme=light])) &': { opacity: 1 } },
    '*:where(:root[data-scheme=dark]) &': { opacity: 1 },
  });
  expect(createTheme(getTheme('ltr')).applyStyles('dark', { opacity: 1 })).toEqual(styles);
});

test('all of MUI’s text styles and ours have a size, a face and a weight', () => {
  const { typography } = getTheme('rtl');
  for (const name of texts)
    expect(typography[name], name).toMatchObject({
      fontSize: expect.any(String) as string,
      fontFamily: expect.any(String) as string,
      fontWeight: expect.any(Number) as number,
    });
});

test('elements outside MUI are not styled unless an application opts in', async () => {
  expect(await cssOf(null)).not.toMatch(/user-select|(?:^|[},])(?:del|ins|mark|h1|p)[,{]/);
});
