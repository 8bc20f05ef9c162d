import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { PostDate } from '../../components/PostDate';
import { auditTotals, lastAudit } from '../../data/audit';

/** How the latest `npm run audit` was made, and what it found. */
export function AuditReport() {
  const { date, engines, browser, suppressed, pages } = lastAudit;
  const { violations } = auditTotals(lastAudit);

  return (
    <>
      <p>
        <FormattedMessage
          id="accessibility.audit.summary"
          values={{
            date: <PostDate key="date" iso={date} />,
            first: engines.axe.name,
            firstRules: engines.axe.rules,
            second: engines.ibm.name,
            secondRules: engines.ibm.rules,
            browser,
            pages: pages.length,
          }}
        />{' '}
        <Box
          component="strong"
          sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary', display: 'inline-block' }}
        >
          <FormattedMessage id="accessibility.audit.result" values={{ violations }} />
        </Box>
      </p>
      <p>
        <FormattedMessage id="accessibility.audit.limits" />{' '}
        <FormattedMessage id="accessibility.audit.suppressed" values={{ count: suppressed }} />
      </p>
    </>
  );
}
