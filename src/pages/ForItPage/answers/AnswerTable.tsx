import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { stackedTable } from '../../../components/stackedTable';
import type { AnsweredId } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { SourceLink } from '../SourceLink';
import type { AnsweredRow } from './useAnswerRows';

interface AnswerTableProps {
  rows: readonly AnsweredRow[];
}

const columns = ['question', 'answer', 'source'] as const;

/** The answer sheet as a table; every row has the id `answer-{id}`. */
export function AnswerTable({ rows }: AnswerTableProps) {
  const text = useText();
  return (
    <Table
      aria-label={text('forIt.sheet.caption')}
      sx={[
        stackedTable as object,
        {
          tableLayout: { sm: 'fixed' },
          '& tr': { breakInside: 'avoid' },
          '& tr:target': { backgroundColor: 'surface.laid' },
          '& thead th:first-of-type': { width: '40%' },
          '& thead th:last-of-type': { width: '18%' },
        },
      ]}
    >
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
        {rows.map(({ id, link }, index) => (
          <TableRow key={id} id={`answer-${id}`}>
            <TableCell component="th" scope="row">
              <Box sx={{ display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)' }}>
                <Box
                  component="bdi"
                  dir="ltr"
                  className="tabular"
                  sx={{ justifySelf: 'start', color: 'text.tertiary', fontWeight: 'fontWeightRegular' }}
                >
                  {index + 1}
                </Box>
                <FormattedMessage id={`forIt.answers.${id as AnsweredId}.question`} tagName="span" />
              </Box>
            </TableCell>
            <TableCell data-label={text('forIt.sheet.answer')}>
              <FormattedMessage id={`forIt.answers.${id as AnsweredId}.answer`} tagName="span" />
            </TableCell>
            <TableCell data-label={text('forIt.sheet.source')}>
              <span>
                <SourceLink source={link} />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
