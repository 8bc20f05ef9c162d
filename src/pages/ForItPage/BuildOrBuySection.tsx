import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { stackedTable } from '../../styles/stackedTable';
import { useText } from '../../locale/useText';
import { NumberedSection } from './NumberedSection';

const parts = ['addIns', 'models', 'changes', 'optOut', 'cost'] as const;
const ways = ['build', 'buy'] as const;

const link = (chunks: ReactNode) => (
  <PageLink key="link" to="/pricing" sx={{ color: 'text.primary' }}>
    {chunks}
  </PageLink>
);

/** § 3 */
export function BuildOrBuySection() {
  const text = useText();
  return (
    <NumberedSection name="build">
      <Table aria-label={text('forIt.build.caption')} sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '28%' }}>
              <Typography component="span" sx={visuallyHidden}>
                <FormattedMessage id="forIt.build.part" />
              </Typography>
            </TableCell>
            {ways.map((way) => (
              <TableCell key={way} sx={{ width: '36%' }}>
                <Typography
                  variant="smallSerif"
                  component="span"
                  color="textPrimary"
                  sx={{ fontSize: 'sizes.title2' }}
                >
                  <FormattedMessage id={`forIt.build.${way}`} />
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                <FormattedMessage id={`forIt.build.${part}.part`} />
              </TableCell>
              {ways.map((way) => (
                <TableCell key={way} data-label={text(`forIt.build.${way}`)}>
                  <FormattedMessage id={`forIt.build.${part}.${way}`} values={{ link }} tagName="span" />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </NumberedSection>
  );
}
