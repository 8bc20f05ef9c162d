import createEmotionServer from '@emotion/server/create-instance';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Direction } from './getTheme';
import { StetTheme } from './StetTheme';
import { createStyles } from './styles';

/** One of everything that the site may put on a page. */
const everything = (
  <>
    <AppBar>
      <Container>
        <Toolbar disableGutters />
      </Container>
    </AppBar>
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
    <Tabs value={0}>
      <Tab label="a" />
      <Tab label="b" />
    </Tabs>
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
    <Select value="a">
      <MenuItem value="a" />
    </Select>
    <TextField label="a" error helperText="a" />
    <Radio checked />
    <Tooltip title="a">
      <span />
    </Tooltip>
    <Alert severity="error" />
    <Breadcrumbs>
      <Link href="#x" />
      <span />
    </Breadcrumbs>
    <Avatar />
    <Divider />
    <Skeleton />
  </>
);

async function render(direction: Direction, children: ReactNode) {
  const styles = await createStyles(direction);
  const html = renderToString(<StetTheme styles={styles}>{children}</StetTheme>);
  const { html: body, styles: chunks } = createEmotionServer(styles.cache).extractCriticalToChunks(html);
  return { body, css: chunks.map((chunk) => chunk.css).join('') };
}

describe.each(['ltr', 'rtl'] as const)('On the server, %s', (direction) => {
  test('no component writes a style attribute, which a strict policy would refuse (X2)', async () => {
    const { body } = await render(direction, everything);
    expect(body).toContain('MuiTabs-root');
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

describe('The baseline', async () => {
  const { css } = await render('ltr', null);

  test('follows the system, a forced scheme, and prints in light (X4, X3)', () => {
    expect(css).toContain(':root{color-scheme:light dark;');
    expect(css).toContain(':root[data-scheme=dark]{color-scheme:dark;}');
    expect(css).toMatch(/@media print\{:root\{color-scheme:light!important;/);
  });

  test('gives browsers without light-dark() the light colours', () => {
    const [, fallback] = css.split('@supports not (color: light-dark(red, red))');
    expect(fallback).toMatch(/^\{:root\{--stet-surface-page:#f6f5f1;/);
  });

  test('stops every movement where motion is reduced (X3)', () => {
    expect(css).toMatch(
      /prefers-reduced-motion: reduce\)\{\*,\*::before,\*::after\{animation:none!important;/,
    );
  });

  test('keeps the dots in forced colours (X3)', () => {
    expect(css).toMatch(
      /forced-colors: active\)\{\.stet-dots\{background-image:none;border-block-end:2px dotted;/,
    );
  });
});
