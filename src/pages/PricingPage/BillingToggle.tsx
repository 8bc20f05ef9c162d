import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import { largeText } from '../../components/largeText';
import { liveOnly } from '../../components/liveOnly';
import { billings, type Billing } from '../../data/prices';
import { useText } from '../../locale/useText';

interface BillingToggleProps {
  billing: Billing;
  onChange: (billing: Billing) => void;
  /** Shows what annual billing saves, in a badge. */
  withSaving?: boolean;
}

/** Annual or monthly, annual first (P1). */
export function BillingToggle({ billing, onChange, withSaving }: BillingToggleProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={billing}
      // Pressed again, the chosen one would give `null`: one of both always holds.
      onChange={(_event, chosen: Billing | null) => chosen && onChange(chosen)}
      aria-label={text('pricing.billing.label')}
      sx={{
        display: { xs: 'flex', sm: 'inline-flex' },
        [largeText]: { flexWrap: 'wrap' },
        ...liveOnly,
      }}
    >
      {billings.map((option) => (
        <ToggleButton key={option} value={option} sx={{ flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' }}>
          <FormattedMessage id={`pricing.billing.${option}`} />
          {withSaving && option === 'annual' && (
            <Chip component="span" variant="badge" label={<FormattedMessage id="pricing.billing.save" />} />
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
