import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { storedEntries } from '../../data/storedEntries';
import { useText } from '../../locale/useText';

const columns = ['name', 'place', 'purpose', 'duration'] as const;

/** Every cookie and storage key of the site (X10). */
export function StorageTable() {
  const text = useText();
  const caption = text('privacy.storage.caption');
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={caption}
      sx={{ marginBlockStart: 2, marginInlineStart: { md: 8 }, width: 'auto' }}
    >
      <Table>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} component="th" scope="col">
                <FormattedMessage id={`privacy.storage.${column}`} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {storedEntries.map(({ name, place, purpose, duration }) => (
            <TableRow key={name + place}>
              <TableCell component="th" scope="row">
                <bdi dir="ltr">
                  <code>{name}</code>
                </bdi>
              </TableCell>
              <TableCell>
                <FormattedMessage id={`privacy.place.${place}`} />
              </TableCell>
              <TableCell>
                <FormattedMessage id={`privacy.purpose.${purpose}`} />
              </TableCell>
              <TableCell>
                <FormattedMessage id={`privacy.duration.${duration}`} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
