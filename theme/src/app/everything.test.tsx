import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sections } from '../../gallery/sections';
import { getTheme } from './getTheme';
import { StetTheme } from './StetTheme';
import { createStyles } from '../styles';

afterEach(() => vi.restoreAllMocks());

describe.each(['ltr', 'rtl'] as const)('Every component of MUI, %s', (direction) => {
  test.each(Object.entries(sections))('%s render without errors or warnings', async (_name, Section) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const styles = await createStyles(direction);
    const html = renderToString(
      <StetTheme styles={styles} marks>
        <Section />
      </StetTheme>,
    );
    expect(html).toContain('Mui');
    expect(errors.mock.calls).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    const css = Object.values(styles.cache.inserted).join('');
    expect(css).not.toMatch(/undefined|NaN|\[object Object\]/);
  });
});

/** Components without styles of their own: they position, hide or move others. */
const without = new Set(
  (
    'Box ClickAwayListener DefaultPropsProvider Fade FormControl FormGroup GlobalStyles Grid Grow Icon ImageList ImageListItem ' +
    'InitColorSchemeScript InputBase List ListItem ListItemAvatar ListItemSecondaryAction Menu MenuList Modal NoSsr ' +
    'OverridableComponent PigmentContainer PigmentGrid PigmentStack Popper Portal RadioGroup ScopedCssBaseline Slide Snackbar ' +
    'SpeedDialIcon Step StepConnector StepContent SwipeableDrawer TabScrollButton Table TableBody TableContainer ' +
    'TableFooter TableHead TablePaginationActions TextField TextareaAutosize Toolbar Unstable_TrapFocus Zoom CardMedia Stepper'
  ).split(' '),
);

test('every component of the installed MUI is styled', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@mui/material/package.json'));
  const all = readdirSync(folder).filter((name) => /^[A-Z][A-Za-z_]+$/.test(name) && name !== 'LICENSE');
  const { components = {} } = getTheme('ltr');
  const bare = all.filter((name) => !without.has(name) && !(`Mui${name}` in components));
  expect(all.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});
