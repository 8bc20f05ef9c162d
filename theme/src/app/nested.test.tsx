// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useScheme } from '../useScheme';
import { getTheme } from './getTheme';
import { StetTheme } from './StetTheme';
import { useMode } from './useMode';

const root = document.documentElement;

// The system is light.
beforeEach(() => {
  const list = {
    matches: false,
    addListener() {},
    addEventListener() {},
    removeListener() {},
    removeEventListener() {},
  };
  vi.stubGlobal('matchMedia', () => list);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset.scheme;
});

/** A part of an application with defaults of its own. */
function Part({ children }: { children: ReactNode }) {
  const theme = createTheme(useTheme(), {
    components: { MuiButton: { defaultProps: { variant: 'contained' } } },
  });
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

function Choice() {
  const [scheme, set] = useScheme();
  return (
    <Button onClick={() => set('dark')}>
      {scheme} {useMode()} {useTheme().palette.mode}
    </Button>
  );
}

const app = (
  <StetTheme direction="ltr">
    <Part>
      <Choice />
    </Part>
  </StetTheme>
);
const ownVariables = createTheme({
  cssVariables: { colorSchemeSelector: 'data-own' },
  colorSchemes: { dark: true },
});

describe.each([
  { where: 'Below StetTheme', tree: app },
  {
    where: 'Below StetTheme in an application with variables of its own',
    tree: <ThemeProvider theme={ownVariables}>{app}</ThemeProvider>,
  },
])('$where a ThemeProvider of MUI', ({ tree }) => {
  test('changes its part, and leaves the scheme to the system', () => {
    render(tree);
    expect(screen.getByRole('button', { name: 'system light light' }).className).toContain('contained');
    expect(root.dataset.scheme).toBeUndefined();
  });

  test('keeps the visitor’s choice, now and after a reload', () => {
    const { unmount } = render(tree);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('dark dark dark');
    expect([root.dataset.scheme, localStorage.getItem('stet.scheme')]).toEqual(['dark', 'dark']);
    unmount();
    render(tree);
    expect(screen.getByRole('button').textContent).toBe('dark dark dark');
    expect(root.dataset.scheme).toBe('dark');
  });
});

test('in MUI’s own provider MUI keeps the scheme', () => {
  function Switch() {
    const { mode, setMode } = useColorScheme();
    return <button onClick={() => setMode('dark')}>{mode}</button>;
  }
  render(
    <ThemeProvider theme={getTheme('ltr')}>
      <Switch />
    </ThemeProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('dark');
  expect(root.dataset.scheme).toBe('dark');
});
