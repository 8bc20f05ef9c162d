import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { hideWithoutJsAndInPrint } from '../../../components/hideWithoutJs';
import { useHydrated } from '../../../components/useHydrated';

interface EditableTextProps {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  /** Its least height; it grows with the text where the browser can do that. */
  rows: number;
  onChange: (text: string) => void;
}

/** A field of several lines with its label above. Before the page can act it can be read and not be changed. */
export function EditableText({ label, hint, value, rows, onChange }: EditableTextProps) {
  const id = useId();
  const isAlive = useHydrated();
  return (
    <FormControl variant="outlined" fullWidth>
      <InputLabel htmlFor={id} sx={{ whiteSpace: 'normal' }}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        multiline
        // MUI's own element measures itself and writes a `style` attribute, which the content security policy refuses.
        inputComponent="textarea"
        rows={rows}
        readOnly={!isAlive}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        // MUI gives every field a `type`, which a textarea does not have.
        slotProps={{ input: { spellCheck: false, dir: 'auto', type: undefined } }}
        sx={{
          padding: 0,
          '& textarea': {
            minHeight: `${rows * 1.6}em`,
            padding: (theme) => theme.spacing(1.5, 1.75),
            // It cannot grow before it can be changed.
            ...(isAlive && { fieldSizing: 'content' }),
            resize: 'vertical',
            fontSize: 'sizes.compact',
            lineHeight: 1.6,
          },
        }}
      />
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={hideWithoutJsAndInPrint}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
