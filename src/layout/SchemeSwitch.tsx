import { useScheme } from '@stet/theme/core';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Choice } from '../components/Choice';
import { useText } from '../locale/useText';
import { hideWithoutJs } from '../styles/hideWithoutJs';

const schemes = ['system', 'light', 'dark'] as const;

/** System (the default), light or dark. */
export function SchemeSwitch() {
  const text = useText();
  const [scheme, setScheme] = useScheme();
  return (
    // Of its own, since the group's styles would be written twice for one more declaration.
    <Box sx={hideWithoutJs}>
      <Choice
        size="small"
        label={text('shell.scheme.label')}
        options={schemes}
        value={scheme}
        onChange={setScheme}
      >
        {(name) => <FormattedMessage id={`shell.scheme.${name}`} />}
      </Choice>
    </Box>
  );
}
