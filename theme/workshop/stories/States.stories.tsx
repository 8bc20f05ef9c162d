import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import PaginationItem from '@mui/material/PaginationItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { Info } from '../../src/app/components/icons';

interface State {
  disabled?: boolean;
  error?: boolean;
  selected?: boolean;
}

/** All controls in one state. */
function Controls({ disabled, error, selected }: State) {
  const common = { disabled };
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {(['contained', 'outlined', 'text'] as const).map((variant) => (
          <Button key={variant} variant={variant} color={error ? 'error' : 'primary'} {...common}>
            {variant}
          </Button>
        ))}
        <IconButton aria-label="About" color={error ? 'error' : 'default'} {...common}>
          <Info />
        </IconButton>
        <Fab aria-label="About" {...common}>
          <Info />
        </Fab>
        <ToggleButton value="a" selected={selected} {...common}>
          Toggle
        </ToggleButton>
        <Chip
          label="Filter"
          clickable
          aria-pressed={selected ?? false}
          color={error ? 'error' : 'default'}
          {...common}
        />
        {!disabled && <Link href="#states">Link</Link>}
        <PaginationItem page={2} selected={selected} {...common} />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        {(['outlined', 'filled', 'standard'] as const).map((variant) => (
          <TextField
            key={variant}
            id={`field-${variant}`}
            variant={variant}
            label={`Field, ${variant}`}
            defaultValue="Words"
            helperText={error ? 'What is wrong, and what to do' : 'What it is for'}
            error={error}
            {...common}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FormControlLabel control={<Checkbox defaultChecked={selected} />} label="Checkbox" {...common} />
        <FormControlLabel control={<Radio defaultChecked={selected} />} label="Radio" {...common} />
        <FormControlLabel control={<Switch defaultChecked={selected} />} label="Switch" {...common} />
        <Slider aria-label="Slider" defaultValue={40} sx={{ width: 160 }} {...common} />
        <Rating name="rating" defaultValue={3} {...common} />
      </Stack>
      <Paper variant="sheet" sx={{ maxWidth: 420 }}>
        <List component="div">
          <ListItemButton selected={selected} {...common}>
            A row of a list
          </ListItemButton>
        </List>
        <Accordion {...common} sx={{ paddingInline: 2 }}>
          <AccordionSummary>A summary</AccordionSummary>
        </Accordion>
      </Paper>
    </Stack>
  );
}

/** Controls and fields per state; hover, focus and active are emulated. */
export default { title: 'States' };

export const Rest = { render: () => <Controls /> };
export const Hover = { ...Rest, parameters: { pseudo: { hover: true } } };
/** Focusable elements. */
const focusable = ['a', 'button', 'input', '[tabindex="0"]'];
export const Focus = { ...Rest, parameters: { pseudo: { focusVisible: focusable, focus: focusable } } };
export const Pressed = { ...Rest, parameters: { pseudo: { active: true } } };
export const Selected = { render: () => <Controls selected /> };
export const Disabled = { render: () => <Controls disabled /> };
export const Failed = { render: () => <Controls error /> };
