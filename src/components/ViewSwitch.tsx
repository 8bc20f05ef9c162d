import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from './SegmentedControl';
import { hideWithoutJsAndInPrint } from '../styles/hideWithoutJs';
import { useText } from '../locale/useText';
import { views, type Columns, type View } from '../hooks/useBilingualView';

interface ViewSwitchProps extends Omit<Columns, 'columns'> {
  /** What is shown if the address has no view; by default the page's language. */
  standard?: View;
}

/** Switches between English, Hebrew and both, with a retry if the other language fails to load. */
export function ViewSwitch({ viewParam, setView, language, other, standard = language }: ViewSwitchProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', ...hideWithoutJsAndInPrint }}
    >
      <SegmentedControl
        size="small"
        label={text('legal.view.label')}
        options={views}
        value={viewParam ?? standard}
        lang={(name) => (name === 'both' ? undefined : name)}
        onChange={(wanted) => setView(wanted === standard ? undefined : wanted)}
      >
        {(name) => <FormattedMessage id={`legal.view.${name}`} />}
      </SegmentedControl>
      <Box
        role="status"
        sx={{ typography: 'meta', color: 'text.secondary', '&:empty': { position: 'absolute' } }}
      >
        {other.state === 'loading' && <FormattedMessage id="legal.view.loading" />}
        {other.state === 'failed' && <FormattedMessage id="legal.view.failed" />}
      </Box>
      {other.state === 'failed' && (
        <Button
          variant="text"
          size="small"
          onClick={({ currentTarget }) => {
            // This button goes.
            currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
            other.retry();
          }}
        >
          <FormattedMessage id="legal.view.retry" />
        </Button>
      )}
    </Stack>
  );
}
