import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { stackedTable } from '../../styles/stackedTable';
import { useText } from '../../locale/useText';

interface LegalTableProps {
  caption: MessageId;
  /** Column titles; the first column is the row header. */
  columns: readonly [MessageId, ...MessageId[]];
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table in a section; on phones each row is a block. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  const text = useText();
  const [, ...others] = columns;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text(caption)} sx={{ marginBlockStart: 2 }}>
      <Table sx={stackedTable}>
        <Box component="caption" sx={visuallyHidden}>
          {text(caption)}
        </Box>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>
                <FormattedMessage id={column} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, cells }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {others.map((column, index) => (
                <TableCell key={column} data-label={text(column)}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
