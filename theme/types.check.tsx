import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, styled, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getTheme, tokens } from './src/index';

/* Code written for MUI's default theme, with our additions. `npm test -- types` compiles it: lines below `@ts-expect-error` must not
   compile, all others must. */
const options: ThemeOptions = { palette: { mode: 'dark' }, typography: { h1: { fontWeight: 400 } } };
const palette: PaletteOptions = { primary: { main: tokens.colors.mark.insert[0] } };
const Styled = styled('i')(({ theme }) => [
  { color: theme.palette.mark.insert, width: theme.measures.rail },
  { color: theme.vars.palette.mark.insert },
  theme.applyStyles('dark', { opacity: 0.9 }),
]);

export const compiled = [
  createTheme({ ...options, palette: { ...options.palette, ...palette } }),
  createTheme(getTheme('rtl'), { palette: { success: { main: tokens.colors.mark.insert[0] } } }),
  <Typography variant="h1" />,
  <Typography variant="caption" color="textTertiary" />,
  <Typography variant="display1" />,
  <Paper variant="elevation" elevation={3} />,
  <Paper variant="sheet" />,
  <Button color="success" variant="outlined" />,
  <Box sx={{ color: 'mark.insert', typography: 'lead', padding: { xs: 1, md: 2 } }} />,
  <Styled />,
  // MUI takes any text as a colour in `sx`.
  <Box sx={{ color: 'text.nonsense' }} />,
  // @ts-expect-error a misspelt text style
  <Typography variant="display3" />,
  // @ts-expect-error no such colour in tokens.json
  styled('i')(({ theme }) => ({ color: theme.palette.mark.inserted })),
  // @ts-expect-error nor among the variables
  styled('i')(({ theme }) => ({ color: theme.vars.palette.mark.inserted })),
  // @ts-expect-error no such measure
  styled('i')(({ theme }) => ({ width: theme.measures.margin })),
];
