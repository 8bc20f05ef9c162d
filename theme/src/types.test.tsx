import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { expect, test } from 'vitest';
import './index';

/** The compiler is the test: each line below `@ts-expect-error` must not compile, everything else must. */
test('a variant, colour or token that the theme does not have does not compile', () => {
  const right = [
    <Typography variant="display1" color="textTertiary" />,
    <Typography variant="body1" />,
    <Paper variant="sheet" />,
    <Chip label="a" variant="badge" />,
    styled('i')(({ theme }) => ({ color: theme.palette.mark.insert, width: theme.measures.rail })),
  ];
  const wrong = [
    // @ts-expect-error MUI's own headings are not the site's
    <Typography variant="h1" />,
    // @ts-expect-error nor are its small texts
    <Typography variant="caption" />,
    // @ts-expect-error a misspelt style
    <Typography variant="display3" />,
    // @ts-expect-error paper has no elevation here
    <Paper variant="elevation" />,
    // @ts-expect-error buttons are ink; meaning never rests on colour
    <Button color="success" />,
    // @ts-expect-error one kind of chip, and the badge
    <Chip label="a" variant="outlined" />,
    // @ts-expect-error one kind of alert
    <Alert variant="filled" />,
    // @ts-expect-error no such colour in tokens.json
    styled('i')(({ theme }) => ({ color: theme.palette.mark.inserted })),
    // @ts-expect-error no such measure
    styled('i')(({ theme }) => ({ width: theme.measures.margin })),
  ];
  expect(right.length + wrong.length).toBe(14);
});
