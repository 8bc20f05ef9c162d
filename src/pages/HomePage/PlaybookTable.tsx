import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { markWashes } from '../../styles/markWashes';
import { reflowQuery } from '../../styles/mediaQueries';
import { useText } from '../../locale/useText';
import { Edit } from '../../components/Edit';
import { EditButtons } from './edits/EditButtons';
import { EditStatus } from './edits/EditStatus';
import { useEdits } from './edits/useEdits';
import { useLargestHeight } from './edits/useLargestHeight';

const rules = ['talks', 'notice', 'transfer'] as const;
const columns = ['clause', 'preferred', 'fallback', 'approval'] as const;

/** The rule that is applied in the example. */
const firing = 'notice';
const applied = [firing] as const;

/** On narrow screens the name of a rule has a line of its own, above its three cells. */
const styles: SxProps<Theme> = ({ palette, breakpoints, spacing }) => ({
  // With collapsed borders half of the bar would stick out and shift the other lines.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td, & th': { verticalAlign: 'top' },
  '& td': { textWrap: 'balance' },
  '& th[scope=row]': { fontWeight: 'inherit', color: 'text.primary', width: { md: '25%' } },
  // The fallbacks are the longest.
  '& th[scope=row] + td + td': { width: { md: '31%' } },
  '& .firing > *': { backgroundColor: 'surface.sheet' },
  '& .applied > *': { borderBlockEnd: 0 },
  [breakpoints.up('md')]: {
    '& .firing > th, & .firing > [colspan]': {
      borderInlineStart: `3px solid ${palette.line.ink}`,
      paddingInlineStart: 2,
    },
  },
  [breakpoints.down('md')]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: 1.5,
      paddingBlock: 1,
      borderBlockEnd: `1px solid ${palette.line.hair}`,
    },
    '& th, & td': { border: 0, padding: `${spacing(0.25)} 0` },
    '& th[scope=row], & [colspan]': { gridColumn: '1 / -1' },
    '& thead th:first-of-type': visuallyHidden,
    '& .firing': {
      marginInline: -1.5,
      paddingInline: 1.125,
      backgroundColor: 'surface.sheet',
      borderInlineStart: `3px solid ${palette.line.ink}`,
    },
    '& .applied': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  // A phone shows the rule at work alone.
  [breakpoints.down('sm')]: { '& tbody tr:not(.firing)': { display: 'none' } },
  [reflowQuery]: { '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The draft's wording, and the change that the rule made. */
function AppliedRule() {
  const text = useText();
  const sample = useRef<HTMLTableCellElement>(null);
  const edits = useEdits(applied, sample);
  const outcome = edits.outcomes[firing];
  const sentence = useLargestHeight<HTMLDivElement>();
  return (
    <TableRow className="firing">
      <TableCell
        ref={sample}
        colSpan={columns.length}
        sx={{ paddingBlock: (theme) => ({ md: `0 ${theme.spacing(2.25)}` }) }}
      >
        <Stack
          direction="row"
          sx={{
            typography: 'small',
            color: 'text.tertiary',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
          }}
        >
          <FormattedMessage id="samples.applied.label" tagName="span" />
          <FormattedMessage
            id={outcome === 'rejected' ? 'home.decisions.kept' : 'samples.applied.rule'}
            tagName="span"
          />
        </Stack>
        <Typography variant="document" component="div" ref={sentence} sx={markWashes}>
          <Edit id="samples.changes.notice" outcome={outcome} />
        </Typography>
        <EditButtons
          label={text('samples.applied.label')}
          outcome={outcome}
          onDecide={(wanted) => edits.decide([firing], wanted)}
          sx={{ marginBlockStart: 1.5 }}
        />
        <EditStatus {...edits} />
      </TableCell>
    </TableRow>
  );
}

/** A sample playbook with one rule applied. Roles keep the table semantics where CSS displays blocks. */
export function PlaybookTable() {
  const text = useText();
  return (
    <Table aria-label={text('samples.playbook.caption')} sx={styles}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>
              <FormattedMessage id={`samples.playbook.${column}`} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.flatMap((rule) => [
          <TableRow key={rule} className={rule === firing ? 'firing applied' : undefined}>
            {columns.map((column) =>
              column === 'clause' ? (
                <TableCell key={column} component="th" scope="row">
                  <Typography variant="smallSerif" component="span">
                    <FormattedMessage id={`samples.${rule}.clause`} />
                  </Typography>
                </TableCell>
              ) : (
                <TableCell key={column}>
                  <FormattedMessage id={`samples.${rule}.${column}`} />
                </TableCell>
              ),
            )}
          </TableRow>,
          rule === firing && <AppliedRule key="applied" />,
        ])}
      </TableBody>
    </Table>
  );
}
