'use client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { alpha, useTheme } from '@mui/material/styles';
import { useMode, useScheme } from '@stet/theme';

/** What `look.ts` measures in every application. */
export function Screen() {
  const theme = useTheme();
  const mode = useMode();
  const [, setScheme] = useScheme();
  return (
    <Stack component="main" sx={{ gap: 2, padding: 3 }}>
      <Typography id="display1" variant="display1">
        The machine <del>decides</del> <ins>marks it up</ins>.
      </Typography>
      <Typography id="h1" variant="h1" component="h2">
        מסמך Document
      </Typography>
      <Typography id="body">Body</Typography>
      <Box id="side" sx={{ paddingLeft: 7, color: 'mark.insert' }} />
      <Box
        id="dark"
        sx={[{ opacity: 1 }, (own) => own.applyStyles('dark', { opacity: 0.5 })]}
        data-mode={mode}
        data-mixed={alpha(theme.palette.primary.main, 0.5)}
      />
      <Paper id="sheet" variant="sheet">
        Sheet
      </Paper>
      <Button id="button" variant="contained">
        Button
      </Button>
      <Button id="destructive" variant="contained" color="error" onClick={() => setScheme('system')}>
        Destructive
      </Button>
      <TextField id="field" label="Field" defaultValue="Value" />
      <Alert id="alert" severity="success">
        Success
      </Alert>
      {/* MUI writes style attributes on a server, which a strict policy blocks. */}
      <NoSsr>
        <Slider id="slider" aria-label="Slider" defaultValue={40} />
      </NoSsr>
    </Stack>
  );
}
