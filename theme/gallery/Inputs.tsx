import { Fragment } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export function Inputs() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        {(['outlined', 'filled', 'standard'] as const).map((variant) => (
          <Fragment key={variant}>
            <TextField variant={variant} label={variant} defaultValue="Value" helperText="Helper" />
            <TextField variant={variant} label="Placeholder" placeholder="Placeholder" required />
            <TextField
              variant={variant}
              label="Error"
              error
              defaultValue="Wrong"
              helperText="What is wrong"
            />
            <TextField variant={variant} label="Disabled" disabled defaultValue="Disabled" />
            <TextField
              variant={variant}
              label="Several lines"
              multiline
              rows={3}
              defaultValue="Several lines"
            />
            <TextField variant={variant} label="Select" select defaultValue="a">
              <MenuItem value="a">A</MenuItem>
            </TextField>
            <TextField
              variant={variant}
              label="Small"
              size="small"
              defaultValue="Small"
              slotProps={{ input: { startAdornment: <InputAdornment position="start">₪</InputAdornment> } }}
            />
          </Fragment>
        ))}
        <NativeSelect defaultValue="a" inputProps={{ 'aria-label': 'native' }}>
          <option value="a">Native</option>
        </NativeSelect>
        <Autocomplete
          options={['One', 'Two']}
          sx={{ width: 240 }}
          renderInput={(props) => <TextField {...props} label="Autocomplete" />}
        />
        <Autocomplete
          multiple
          options={['One', 'Two']}
          defaultValue={['One', 'Two']}
          sx={{ width: 320 }}
          renderInput={(props) => <TextField {...props} label="Several" />}
        />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FormControl>
          <FormLabel>Form label</FormLabel>
          <FormGroup>
            <FormControlLabel control={<Checkbox defaultChecked />} label="Checked" />
            <FormControlLabel control={<Checkbox />} label="Open" />
            <FormControlLabel control={<Checkbox indeterminate />} label="Mixed" />
            <FormControlLabel disabled control={<Checkbox defaultChecked />} label="Disabled" />
            <FormControlLabel
              control={<Checkbox defaultChecked color="success" size="small" />}
              label="Success"
            />
          </FormGroup>
          <FormHelperText>Help</FormHelperText>
        </FormControl>
        <RadioGroup defaultValue="a">
          <FormControlLabel value="a" control={<Radio />} label="Chosen" />
          <FormControlLabel value="b" control={<Radio />} label="Other" />
          <FormControlLabel value="c" disabled control={<Radio />} label="Disabled" />
        </RadioGroup>
        <FormGroup>
          <FormControlLabel control={<Switch defaultChecked />} label="On" />
          <FormControlLabel control={<Switch />} label="Off" />
          <FormControlLabel disabled control={<Switch defaultChecked />} label="Disabled" />
          <FormControlLabel disabled control={<Switch />} label="Disabled" />
          <FormControlLabel control={<Switch defaultChecked color="success" size="small" />} label="Small" />
        </FormGroup>
        <Box sx={{ width: 260, padding: 3 }}>
          <Slider aria-label="a" defaultValue={40} valueLabelDisplay="on" />
          <Slider
            aria-label="a"
            defaultValue={[20, 60]}
            marks={[
              { value: 0, label: '0' },
              { value: 50, label: '50' },
            ]}
            step={10}
            color="success"
          />
          <Slider aria-label="a" disabled defaultValue={30} />
        </Box>
        <Box sx={{ height: 120 }}>
          <Slider aria-label="a" orientation="vertical" defaultValue={40} />
        </Box>
        <Stack>
          <Rating name="r" defaultValue={3} />
          <Rating name="s" defaultValue={2} size="small" disabled />
          <Rating name="t" value={2.5} precision={0.5} readOnly />
        </Stack>
        <TextareaAutosize aria-label="a" defaultValue="Textarea" />
      </Stack>
    </Stack>
  );
}
