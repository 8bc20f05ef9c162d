import { Fragment } from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Info, Warning } from '../src/app/components/icons';
import { intents, nothing } from './shared';

export function Actions() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {intents.map((color) => (
          <Fragment key={color}>
            <Button variant="contained" color={color}>
              {color}
            </Button>
            <Button variant="outlined" color={color}>
              {color}
            </Button>
            <Button color={color}>{color}</Button>
          </Fragment>
        ))}
        <Button variant="contained" color="inherit">
          inherit
        </Button>
        <Button variant="contained" disabled>
          disabled
        </Button>
        <Button variant="outlined" disabled>
          disabled
        </Button>
        <Button variant="contained" loading>
          loading
        </Button>
        <Button variant="contained" size="small" startIcon={<Info />}>
          small
        </Button>
        <Button variant="outlined" size="large" endIcon={<Info />}>
          large
        </Button>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ButtonGroup variant="contained">
          <Button>One</Button>
          <Button>Two</Button>
          <Button>Three</Button>
        </ButtonGroup>
        <ButtonGroup variant="outlined">
          <Button>One</Button>
          <Button>Two</Button>
        </ButtonGroup>
        <IconButton aria-label="a">
          <Info />
        </IconButton>
        <IconButton aria-label="a" color="error">
          <Info />
        </IconButton>
        <IconButton aria-label="a" disabled>
          <Info />
        </IconButton>
        <IconButton aria-label="a" size="small">
          <Info />
        </IconButton>
        <Fab aria-label="a">
          <Info />
        </Fab>
        <Fab aria-label="a" color="primary">
          <Info />
        </Fab>
        <Fab aria-label="a" color="success" variant="extended">
          <Info />
          Extended
        </Fab>
        <ToggleButtonGroup value="a" exclusive>
          <ToggleButton value="a">A</ToggleButton>
          <ToggleButton value="b">B</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButton value="c" selected color="error">
          C
        </ToggleButton>
        <Link href="#x">A link</Link>{' '}
        <Link href="#x" color="error">
          An error
        </Link>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip label="Tag" />
        <Chip label="Badge" variant="badge" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Filter" clickable aria-pressed />
        <Chip label="Delete" onDelete={nothing} />
        <Chip label="Avatar" avatar={<Avatar>א</Avatar>} />
        <Chip label="Small" size="small" onDelete={nothing} />
        {intents.map((color) => (
          <Chip key={color} label={color} color={color} />
        ))}
        {intents.map((color) => (
          <Chip key={color} label={color} color={color} variant="outlined" />
        ))}
        <Badge badgeContent={4}>
          <Info />
        </Badge>
        <Badge badgeContent={12} color="error">
          <Info />
        </Badge>
        <Badge variant="dot" color="primary">
          <Info />
        </Badge>
      </Stack>
      <Box sx={{ position: 'relative', height: 330 }}>
        <SpeedDial ariaLabel="dial" open icon={<SpeedDialIcon />}>
          <SpeedDialAction icon={<Info />} slotProps={{ tooltip: { title: 'Copy', open: true } }} />
          <SpeedDialAction icon={<Warning />} slotProps={{ tooltip: { title: 'Warn' } }} />
        </SpeedDial>
      </Box>
    </Stack>
  );
}
