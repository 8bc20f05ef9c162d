import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../components/reflowQuery';
import { hideWithoutJs } from '../../components/hideWithoutJs';
import { billings, type Billing } from '../../data/prices';
import { useText } from '../../locale/useText';

interface BillingToggleProps {
  billing: Billing;
  onChange: (billing: Billing) => void;
  /** Shows the annual discount in a badge. */
  withSaving?: boolean;
}

export function BillingToggle({ billing, onChange, withSaving }: BillingToggleProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={billing}
      // Pressing the selected button gives `null`; one must stay selected.
      onChange={(_event, chosen: Billing | null) => chosen && onChange(chosen)}
      aria-label={text('pricing.billing.label')}
      sx={{
        display: { xs: 'flex', sm: 'inline-flex' },
        [reflowQuery]: { flexWrap: 'wrap' },
        '& > button': { flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' },
        ...hideWithoutJs,
      }}
    >
      {billings.map((option) => (
        <ToggleButton key={option} value={option}>
          <FormattedMessage id={`pricing.billing.${option}`} />
          {withSaving && option === 'annual' && (
            <Chip component="span" variant="badge" label={<FormattedMessage id="pricing.billing.save" />} />
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
