import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from './hideWithoutJs';
import { useText } from '../locale/useText';
import { views, type Columns, type View } from './useColumns';

/** Switches between English, Hebrew and both, with a retry if the other language fails to load. */
export function ViewSwitch({ view, setView, other }: Omit<Columns, 'columns'>) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        ...hideWithoutJsAndInPrint,
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={text('legal.view.label')}
        onChange={(_event, wanted: View | null) => wanted && setView(wanted)}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name} lang={name === 'both' ? undefined : name}>
            <FormattedMessage id={`legal.view.${name}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="status" sx={{ typography: 'meta', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {other.state === 'loading' && <FormattedMessage id="legal.view.loading" />}
        {other.state === 'failed' && <FormattedMessage id="legal.view.failed" />}
      </Box>
      {other.state === 'failed' && (
        <Button variant="text" size="small" onClick={other.retry}>
          <FormattedMessage id="legal.view.retry" />
        </Button>
      )}
    </Box>
  );
}
