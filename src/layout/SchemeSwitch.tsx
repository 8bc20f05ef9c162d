import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useScheme } from '@stet/theme/core';
import { FormattedMessage } from 'react-intl';
import { useText } from '../locale/useText';

const schemes = ['system', 'light', 'dark'] as const;

/** System (the default), light or dark. */
export function SchemeSwitch() {
  const text = useText();
  const [scheme, setScheme] = useScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={scheme}
      aria-label={text('shell.scheme.label')}
      onChange={(_event, wanted: (typeof schemes)[number] | null) => wanted && setScheme(wanted)}
    >
      {schemes.map((name) => (
        <ToggleButton key={name} value={name}>
          <FormattedMessage id={`shell.scheme.${name}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
