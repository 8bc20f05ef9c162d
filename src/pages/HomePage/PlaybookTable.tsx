import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { markWashes } from '../../styles/markWashes';
import { stacked } from '../../styles/stackedTable';
import { useText } from '../../locale/useText';
import { Edit } from '../../components/Edit';
import { EditButtons } from './edits/EditButtons';
import { EditStatus } from './edits/EditStatus';
import { useEdits } from './edits/useEdits';
import { useLargestHeight } from './edits/useLargestHeight';

const rules = ['payment', 'cap', 'transfer', 'law'] as const;
const columns = ['clause', 'preferred', 'fallback', 'approval'] as const;

/** The rule that is applied in the example. */
const firing = 'cap';
const applied = [firing] as const;

/** On phones every rule is a block, with the column's name before each cell. */
const styles: SxProps<Theme> = (theme) => {
  const { palette, breakpoints, spacing } = theme;
  return {
    // With collapsed borders half of the bar would stick out and shift the other lines.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& td, & th': { verticalAlign: 'top' },
    '& td[data-label]': { paddingInlineEnd: { md: 3 }, textWrap: 'balance' },
    '& th[scope=row]': { fontWeight: 'inherit', color: 'text.primary', width: { md: '25%' } },
    // The fallbacks are the longest.
    '& td[data-label]:nth-of-type(2)': { width: { md: '31%' } },
    '& td[data-label]:last-of-type': { width: { md: '22%' } },
    '& .firing > *': { backgroundColor: 'surface.sheet' },
    '& .firing > th, & .firing > [colspan]': {
      borderInlineStart: `3px solid ${palette.line.ink}`,
      paddingInlineStart: 2,
    },
    '& .applied > *': { borderBlockEnd: 0 },
    [breakpoints.down('md')]: {
      ...stacked(theme, 'calc(144px - var(--inset, 0px))'),
      '& .firing': {
        backgroundColor: 'surface.sheet',
        borderInlineStart: `3px solid ${palette.line.ink}`,
        paddingInlineStart: 1.125,
        // With the bar. The values stay in the columns of the other rows.
        '--inset': `calc(3px + ${spacing(1.125)})`,
      },
      '& .firing > th, & .firing > [colspan]': { border: 0, paddingInlineStart: 0 },
      '& .applied': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    },
    // Tablets have room for the cells beside each other, each below its name.
    [breakpoints.between('sm', 'md')]: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: `calc((100% + var(--inset, 0px) - 2 * ${spacing(2)}) / 3 - var(--inset, 0px)) repeat(2, minmax(0, 1fr))`,
        columnGap: 2,
      },
      '& th, & [colspan]': { gridColumn: '1 / -1' },
      '& td[data-label]': { display: 'block' },
      '& td[data-label]::before': { display: 'block' },
    },
  };
};

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
        sx={{ paddingBlock: (theme) => `0 ${theme.spacing(2.25)}` }}
      >
        <Typography variant="small" component="div" color="textTertiary">
          <FormattedMessage id="samples.applied.label" />
        </Typography>
        <Box
          sx={{ display: { md: 'flex' }, justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}
        >
          <Typography
            variant="document"
            component="div"
            ref={sentence}
            sx={{
              // Leaves room for the longest label, so that its lines stay when the label changes.
              width: { md: 'calc(100% - 13.5rem)' },
              '&:lang(en)': { maxWidth: '40em' },
              ...markWashes,
            }}
          >
            <Edit id="samples.liability.cap" outcome={outcome} />
          </Typography>
          <Typography
            variant="meta"
            component="div"
            sx={{
              display: 'inline-block',
              flex: 'none',
              marginBlockStart: { xs: 1.25, md: 0 },
              padding: (theme) => theme.spacing(0.5, 1.25),
              border: '1px solid',
              borderColor: 'line.strong',
              borderRadius: (theme) => theme.radii.sheet,
              color: 'text.secondary',
            }}
          >
            <FormattedMessage id={outcome === 'rejected' ? 'home.decisions.kept' : 'samples.applied.rule'} />
          </Typography>
        </Box>
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
                <TableCell key={column} data-label={text(`samples.playbook.${column}`)}>
                  <FormattedMessage id={`samples.${rule}.${column}`} tagName="span" />
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
