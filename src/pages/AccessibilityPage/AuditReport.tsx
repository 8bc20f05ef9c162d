import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PostDate } from '../../components/PostDate';
import { auditTotals, lastAudit } from '../../data/audit';
import { AuditFigure } from './AuditFigure';

/** The latest results of `npm run audit`. */
export function AuditReport() {
  const { date, engines, browser, setAside, pages } = lastAudit;
  const { violations } = auditTotals(lastAudit);

  return (
    <>
      <AuditFigure />
      <Box
        sx={({ measures }) => ({
          display: 'grid',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 5,
          rowGap: 2,
          '& > p': { margin: 0, maxWidth: measures.body, textWrap: 'pretty' },
        })}
      >
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
          <Typography component="strong" sx={{ fontWeight: 'fontWeightMedium' }}>
            <FormattedMessage id="accessibility.audit.result" values={{ violations }} />
          </Typography>
        </p>
        <p>
          <FormattedMessage id="accessibility.audit.limits" />{' '}
          <FormattedMessage id="accessibility.audit.setAside" values={{ count: setAside }} />
        </p>
      </Box>
    </>
  );
}
