import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { reflowQuery } from '../../styles/mediaQueries';
import { withoutJs } from '../../styles/hideWithoutJs';
import { indexAfterKey } from '../../browser/arrowKeys';
import { numberText, priceText } from '../../text/numbers';
import { Price } from '../../components/Price';
import { highlighted, tokenPackages, totalOf, type TokenPackage } from '../../data/tokens';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { paymentUrl } from './paymentUrl';

interface PackageTableProps {
  selected: TokenPackage;
  onSelect: (chosen: TokenPackage) => void;
}

/** Frames the size that the list singles out; yellow is for evidence. */
const frame = {
  border: 1,
  borderColor: 'line.edge',
  borderRadius: ({ radii }: Theme) => radii.sheet,
  backgroundColor: 'transparent',
  color: 'inherit',
} as const;

const styles: SxProps<Theme> = ({ palette, spacing }) => ({
  // With collapsed borders the bar of the selected row would shift the others.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { whiteSpace: 'nowrap', color: 'text.primary' },
  '& thead th': { color: 'text.secondary', whiteSpace: 'normal', verticalAlign: 'bottom' },
  '& th, & td, & .total': { paddingInlineEnd: { xs: 1.25, sm: 2 } },
  '& .choose': { width: { xs: 40, sm: 68 }, padding: 0, textAlign: 'center' },
  '& .size': { width: { xs: '27%', sm: '16%' } },
  // Beside the edge: in Hebrew the figures are aligned at the other side of their column.
  '& .total': { width: '32%' },
  '[dir=rtl] & .size': { width: { xs: '30%', sm: '38%' } },
  '[dir=rtl] & .total': { width: { xs: 84, sm: 104 } },
  '& tbody th': { fontWeight: 'fontWeightRegular' },
  '& td, & tbody th': { height: 54, paddingBlock: 0.75, fontSize: 'sizes.body' },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: 'surface.laid' },
  '& tbody tr.Mui-selected, & tbody tr.Mui-selected:hover': {
    backgroundColor: 'surface.sheet',
    '& > *': { fontWeight: 'fontWeightMedium' },
  },
  // Reserves the width of the bar.
  '& tbody .choose': { borderInlineStart: '3px solid transparent', paddingInlineEnd: 0.375 },
  '& tbody .Mui-selected > .choose': { borderInlineStartColor: palette.line.ink },
  // Forced colours would show transparent borders.
  '@media (forced-colors: active)': {
    '& tbody .choose': { borderInlineStartColor: 'Canvas' },
    '& tbody .Mui-selected > .choose': { borderInlineStartColor: 'CanvasText' },
  },
  // Keeps focused rows above the fixed total on phones.
  '& input': { scrollMarginBlock: spacing(12, 16) },
  '& .pay': { display: 'none' },
  // Without scripts a row links to its payment.
  [withoutJs]: {
    '& .choose': { display: 'none' },
    '& .pay': { display: 'table-cell' },
    '& .size': { width: 'auto' },
    '& tbody tr, & tbody tr.Mui-selected': { cursor: 'auto', backgroundColor: 'transparent' },
    '& tbody tr.Mui-selected > *': { fontWeight: 'fontWeightRegular' },
  },
  '@media print': { '& td, & tbody th': { height: 'auto' } },
});

/**
 * The packages as rows with radio buttons. A click anywhere in a row selects it; left and right arrow keys follow the reading direction.
 */
export function PackageTable({ selected, onSelect }: PackageTableProps) {
  const text = useText();
  const direction = useLocale('direction');
  const group = useRef<HTMLDivElement>(null);

  function choose(chosen: TokenPackage) {
    onSelect(chosen);
    group.current?.querySelector<HTMLInputElement>(`input[value="${chosen.millions}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = tokenPackages.findIndex(({ millions }) => millions === selected.millions);
    const index = indexAfterKey(event, current, tokenPackages.length, direction);
    // Up and down are handled by the browser.
    const chosen = index === undefined ? undefined : tokenPackages[index];
    if (!chosen) return;
    event.preventDefault();
    choose(chosen);
  }

  return (
    <Box
      ref={group}
      role="group"
      aria-label={text('tokens.table.label')}
      sx={{ [reflowQuery]: { overflowX: 'auto' } }}
    >
      <Table sx={styles}>
        <TableHead>
          <TableRow>
            <TableCell className="choose">
              <VisuallyHidden>
                <FormattedMessage id="tokens.table.choice" />
              </VisuallyHidden>
            </TableCell>
            <TableCell align="right" className="size">
              <FormattedMessage id="tokens.table.size" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="tokens.table.rate" />
            </TableCell>
            <TableCell align="right" className="total">
              <FormattedMessage id="tokens.table.total" />
            </TableCell>
            <TableCell align="right" className="pay">
              <FormattedMessage id="tokens.table.pay" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tokenPackages.map((one: TokenPackage) => {
            const { millions, rate } = one;
            const isSelected = millions === selected.millions;
            const size = numberText(millions);
            return (
              <TableRow
                key={millions}
                data-press={`package-${millions}`}
                selected={isSelected}
                onClick={() => choose(one)}
              >
                <TableCell className="choose">
                  <Radio
                    name="tokens"
                    value={millions}
                    checked={isSelected}
                    onKeyDown={onKeyDown}
                    // The row takes its clicks; arrow keys click, too.
                    onChange={() => undefined}
                    slotProps={{
                      input: {
                        'aria-label': text('tokens.table.package', {
                          millions: size,
                          rate: priceText(rate, true),
                        }),
                      },
                    }}
                  />
                </TableCell>
                <TableCell component="th" scope="row" align="right" className="size">
                  {millions === highlighted.millions ? (
                    <Box
                      component="mark"
                      dir="ltr"
                      sx={{
                        display: 'inline-block',
                        marginInline: { xs: -0.75, sm: -1.25 },
                        paddingBlock: 0.25,
                        paddingInline: { xs: 0.75, sm: 1.25 },
                        ...frame,
                      }}
                    >
                      {size}
                    </Box>
                  ) : (
                    <bdi dir="ltr">{size}</bdi>
                  )}
                </TableCell>
                <TableCell align="right">
                  <Price cents={rate} withCents />
                </TableCell>
                <TableCell align="right" className="total">
                  <Price cents={totalOf(one)} />
                </TableCell>
                <TableCell align="right" className="pay">
                  <Link href={paymentUrl(one)} aria-label={text('tokens.table.payFor', { millions: size })}>
                    <FormattedMessage id="tokens.table.pay" />
                  </Link>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <Typography
        variant="small"
        color="textSecondary"
        sx={{
          marginBlockStart: 1.5,
          textWrap: 'balance',
          // As in the table.
          '& mark': {
            paddingInline: '0.2em',
            ...frame,
          },
        }}
      >
        <FormattedMessage
          id="tokens.table.marked"
          values={{
            millions: numberText(highlighted.millions),
            limit: <Price key="limit" cents={highlighted.below} />,
          }}
        />{' '}
        <FormattedMessage id="tokens.table.currency" />
      </Typography>
    </Box>
  );
}
