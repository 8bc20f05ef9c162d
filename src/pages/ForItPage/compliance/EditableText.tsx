import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { Field } from '../../../components/Field';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { useHydrated } from '../../../hooks/useHydrated';

interface EditableTextProps {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  /** Minimum height; the field grows with its text where `field-sizing` is supported. */
  rows: number;
  onChange: (text: string) => void;
}

/** A text area with a label. It is served read-only, for visitors without JavaScript; the loader lets it be edited. */
export function EditableText({ label, hint, value, rows, onChange }: EditableTextProps) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <Field label={label} htmlFor={id}>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        // MUI's textarea writes a `style` attribute, which the content security policy blocks.
        inputComponent="textarea"
        rows={rows}
        readOnly={!isHydrated}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        // MUI sets `type`, which is invalid on a textarea.
        slotProps={{ input: { spellCheck: false, dir: 'auto', type: undefined } }}
        sx={{
          padding: 0,
          '& textarea': {
            minHeight: { xs: 0, sm: `${rows * 1.6}em` },
            padding: (theme) => theme.spacing(1.5, 1.75),
            fieldSizing: 'content',
            // Seven lines on a phone, so that the result is not a screen away.
            maxHeight: (theme) => ({ xs: `calc(7 * 1.6em + ${theme.spacing(1.5)})`, sm: 'none' }),
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
    </Field>
  );
}
