import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { PostDate } from '../../components/PostDate';
import { auditTotals, lastAudit } from '../../data/audit';
import { useText } from '../../locale/useText';
import { listedPages } from '../../paths';
import { AuditFigure } from './AuditFigure';

/** The latest results of `npm run audit`. */
export function AuditReport() {
  const text = useText();
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
      <Table
        size="small"
        aria-label={text('accessibility.audit.caption')}
        sx={{
          marginBlockStart: 1,
          // The theme mirrors the alignment, but figures align at their last digit.
          '[dir=rtl] & .MuiTableCell-alignRight': { textAlign: 'start' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="accessibility.audit.page" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="accessibility.audit.checks" />
            </TableCell>
            <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
              <FormattedMessage id="accessibility.audit.found" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pages.map((page) => (
            <TableRow key={page.path}>
              <TableCell
                component="th"
                scope="row"
                sx={{ fontWeight: 'fontWeightRegular', overflowWrap: 'anywhere' }}
              >
                <AuditedName path={page.path} />
              </TableCell>
              <TableCell align="right">{page.states}</TableCell>
              <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
                {page.violations}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

/** A page's name if it is listed, else its address. */
function AuditedName({ path }: { path: string }) {
  const page = listedPages.find((one) => one.path === path);
  if (!page) return <bdi dir="ltr">{path}</bdi>;
  return (
    <PageLink to={page.path}>
      <FormattedMessage id={`shell.page.${page.name}`} />
    </PageLink>
  );
}
