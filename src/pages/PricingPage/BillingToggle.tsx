import Chip from '@mui/material/Chip';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from '../../components/SegmentedControl';
import { reflowQuery } from '../../styles/mediaQueries';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { billings, type Billing } from '../../data/prices';
import { useText } from '../../locale/useText';

interface BillingToggleProps {
  billing: Billing;
  onChange: (billing: Billing) => void;
  /** Shows the annual discount in a badge. */
  withSaving?: boolean;
}

/** Annual or monthly billing. */
export function BillingToggle({ billing, onChange, withSaving }: BillingToggleProps) {
  const text = useText();
  return (
    <SegmentedControl
      label={text('pricing.billing.label')}
      options={billings}
      value={billing}
      onChange={onChange}
      sx={{
        display: { xs: 'flex', sm: 'inline-flex' },
        '& > button': { flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' },
        [reflowQuery]: { flexWrap: 'wrap', '& > button': { whiteSpace: 'normal' } },
        ...hideWithoutJsAndInPrint,
      }}
    >
      {(option) => (
        <>
          <FormattedMessage id={`pricing.billing.${option}`} />
          {withSaving && option === 'annual' && (
            <Chip component="span" variant="badge" label={<FormattedMessage id="pricing.billing.save" />} />
          )}
        </>
      )}
    </SegmentedControl>
  );
}
