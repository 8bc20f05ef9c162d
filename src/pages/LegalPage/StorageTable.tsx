import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { stackedTable } from '../../components/stackedTable';
import { storedEntries } from '../../data/storedEntries';
import { useText } from '../../locale/useText';

const columns = ['name', 'place', 'purpose', 'duration'] as const;

/** Every cookie and storage key of the site (X10). */
export function StorageTable() {
  const text = useText();
  const caption = text('privacy.storage.caption');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ marginBlockStart: 2 }}>
      <Table role="table" sx={stackedTable}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column} role="columnheader">
                <FormattedMessage id={`privacy.storage.${column}`} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {storedEntries.map(({ name, place, purpose, duration }) => (
            <TableRow key={name + place} role="row">
              <TableCell role="rowheader" component="th" scope="row">
                <bdi dir="ltr">
                  <code>{name}</code>
                </bdi>
              </TableCell>
              <TableCell role="cell" data-label={text('privacy.storage.place')}>
                <FormattedMessage id={`privacy.place.${place}`} tagName="span" />
              </TableCell>
              <TableCell role="cell" data-label={text('privacy.storage.purpose')}>
                <FormattedMessage id={`privacy.purpose.${purpose}`} tagName="span" />
              </TableCell>
              <TableCell role="cell" data-label={text('privacy.storage.duration')}>
                <FormattedMessage id={`privacy.duration.${duration}`} tagName="span" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
