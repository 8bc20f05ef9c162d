import { useScheme } from '@stet/theme/core';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from '../components/SegmentedControl';
import { useText } from '../locale/useText';

const schemes = ['system', 'light', 'dark'] as const;

/** System (the default), light or dark. */
export function SchemeSwitch() {
  const text = useText();
  const [scheme, setScheme] = useScheme();
  return (
    <SegmentedControl
      size="small"
      label={text('shell.scheme.label')}
      options={schemes}
      value={scheme}
      onChange={setScheme}
    >
      {(name) => <FormattedMessage id={`shell.scheme.${name}`} />}
    </SegmentedControl>
  );
}
