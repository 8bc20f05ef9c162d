import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Direction } from './getTheme';
import { StetTheme } from './StetTheme';
import { createServedStyles } from './served';

/** Every kind of element on the site. */
const everything = (
  <>
    <Typography variant="display1">
      <del /> <ins /> <mark /> <span className="stet-dots" />
    </Typography>
    <Paper />
    <Paper variant="outlined" />
    <Paper variant="sheet" />
    <Paper variant="note" />
    <Button variant="contained" size="large" />
    <Button variant="outlined" size="small" disabled />
    <Button variant="text" startIcon={<i />} />
    <IconButton />
    <Link href="#x" />
    <ToggleButtonGroup exclusive value="a">
      <ToggleButton value="a" />
      <ToggleButton value="b" />
    </ToggleButtonGroup>
    <Chip label="a" />
    <Chip label="a" variant="badge" />
    <Chip label="a" component="button" clickable aria-pressed />
    <Accordion defaultExpanded>
      <AccordionSummary />
      <AccordionDetails />
    </Accordion>
    <Accordion>
      <AccordionSummary />
      <AccordionDetails />
    </Accordion>
    <Table>
      <TableBody>
        <TableRow hover selected>
          <TableCell align="right" padding="none" />
        </TableRow>
      </TableBody>
    </Table>
    <MenuList>
      <MenuItem selected />
    </MenuList>
    <FormControl error>
      <InputLabel htmlFor="a" />
      <OutlinedInput id="a" />
      <FormHelperText>a</FormHelperText>
    </FormControl>
    <Radio checked />
    <Avatar />
    <Divider />
    <Skeleton />
  </>
);

async function render(direction: Direction, children: ReactNode) {
  const styles = await createServedStyles(direction);
  const body = renderToString(<StetTheme styles={styles}>{children}</StetTheme>);
  return { body, css: Object.values(styles.cache.inserted).join('') };
}

describe.each(['ltr', 'rtl'] as const)('On the server, %s', (direction) => {
  test('no component writes a style attribute, which a strict policy would refuse (X2)', async () => {
    const { body } = await render(direction, everything);
    expect(body).toContain('MuiOutlinedInput-root');
    expect(body.match(/<[^>]* style="[^"]*"/g)).toBeNull();
  });

  test('variables, baseline and fonts of a bare page stay below 10 kB', async () => {
    const { css } = await render(direction, null);
    expect(css).toContain('--stet-surface-page:light-dark(');
    expect(css.length).toBeLessThan(10_000);
  });
});

test('MUI’s physical sides are mirrored from right to left only', async () => {
  const button = <Button variant="contained" startIcon={<i />} sx={{ paddingLeft: 7 }} />;
  expect((await render('ltr', button)).css).toContain('padding-left:56px');
  expect((await render('rtl', button)).css).toContain('padding-right:56px');
});

test('figures of a table are aligned at their last digit in both directions', async () => {
  const cell = (
    <Table>
      <TableBody>
        <TableRow>
          <TableCell align="right">7</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
  const lastAlignment = async (direction: Direction) =>
    (await render(direction, cell)).css.match(/text-align:\w+/g)?.at(-1);
  expect(await lastAlignment('ltr')).toBe('text-align:end');
  expect(await lastAlignment('rtl')).toBe('text-align:start');
});

describe('The baseline', async () => {
  const { css } = await render('ltr', null);

  test('follows the system, a forced scheme, and prints in light (X4, X3)', () => {
    expect(css).toContain(':root{color-scheme:light dark;');
    expect(css).toContain(':root[data-scheme=dark]{color-scheme:dark;}');
    expect(css).toMatch(/@media print\{:root\{color-scheme:light!important;/);
  });

  test('stops every movement where motion is reduced (X3)', () => {
    expect(css).toMatch(
      /prefers-reduced-motion: reduce\)\{\*,\*::before,\*::after\{animation:none!important;/,
    );
  });

  test('keeps the dots in forced colours (X3)', () => {
    expect(css).toMatch(
      /forced-colors: active\)\{\.stet-dots\{background-image:none;border-block-end:max\(0\.084em, 2px\) dotted;/,
    );
  });
});
