import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { intents, nothing } from './shared';

export function Feedback() {
  return (
    <Stack sx={{ gap: 2 }}>
      {(['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
            <Alert key={severity} variant={variant} severity={severity} onClose={nothing}>
              <AlertTitle>{severity}</AlertTitle>What happened
            </Alert>
          ))}
        </Stack>
      ))}
      <SnackbarContent message="A message" action={<Button size="small">Undo</Button>} />
      <Snackbar open message="Snackbar" sx={{ position: 'static' }} />
      {intents.map((color) => (
        <LinearProgress key={color} color={color} variant="determinate" value={40} aria-label="a" />
      ))}
      <LinearProgress variant="buffer" value={30} valueBuffer={60} aria-label="a" />
      <Stack direction="row" sx={{ gap: 2 }}>
        <CircularProgress variant="determinate" value={70} aria-label="a" />
        <CircularProgress aria-label="a" />
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton variant="rounded" width={80} height={40} />
        <Skeleton width={120} />
      </Stack>
      <Paper variant="sheet" sx={{ maxWidth: 460 }}>
        <DialogTitle>Dialog title</DialogTitle>
        <DialogContent dividers>
          <DialogContentText>Dialog text</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined">Cancel</Button>
          <Button variant="contained" color="error">
            Delete
          </Button>
        </DialogActions>
      </Paper>
      <Tooltip title="Tooltip" arrow>
        <Button>Tooltip</Button>
      </Tooltip>
    </Stack>
  );
}
