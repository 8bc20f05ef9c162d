import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { stackedTable } from '../../../components/stackedTable';
import { useText } from '../../../locale/useText';
import { SourceLink } from '../SourceLink';
import type { AnsweredRow } from './useAnswerRows';

const columns = ['question', 'answer', 'source'] as const;

/** The answer sheet as a table; every row has the id `answer-{id}`. */
export function AnswerTable({ rows }: { rows: readonly AnsweredRow[] }) {
  const text = useText();
  return (
    <Box
      sx={({ breakpoints }) => ({
        '& > table': { tableLayout: { sm: 'fixed' }, counterReset: 'row' },
        '& th[scope=row]': { position: 'relative', paddingInlineStart: 4 },
        '& th[scope=row]::before': {
          content: 'counter(row)',
          counterIncrement: 'row',
          position: 'absolute',
          insetInlineStart: 0,
          color: 'text.tertiary',
          fontWeight: 'fontWeightRegular',
        },
        '& tr:target': { backgroundColor: 'surface.laid' },
        '& thead th:first-of-type': { width: '40%' },
        '& thead th:last-of-type': { width: '18%' },
        // On a phone the source follows its answer, as a claim's does elsewhere.
        [breakpoints.down('sm')]: {
          '& > table tr': { paddingInlineStart: 4, paddingBlock: 1.25 },
          '& tbody th': { marginInlineStart: -4 },
          '& > table td': { display: 'inline' },
          '& td:last-of-type::before': { content: '" "' },
        },
      })}
    >
      <Table aria-label={text('forIt.sheet.caption')} sx={stackedTable}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>
                <FormattedMessage id={`forIt.sheet.${column}`} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, link }) => (
            <TableRow key={id} id={`answer-${id}`}>
              <TableCell component="th" scope="row">
                <FormattedMessage id={`forIt.answers.${id}.question`} />
              </TableCell>
              <TableCell>
                <FormattedMessage id={`forIt.answers.${id}.answer`} />
              </TableCell>
              <TableCell>
                <SourceLink source={link} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
