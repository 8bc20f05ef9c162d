import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { belowHeader } from '../../styles/headerHeight';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { numberText } from '../../text/numbers';
import { Figure } from '../../components/Figure';
import { Price } from '../../components/Price';
import { totalOf, type TokenPackage } from '../../data/tokens';
import { waitlistUrl } from '../../site';
import { PackageHints } from './PackageHints';
import { paymentUrl } from './paymentUrl';

/** On phones, a fixed bar while the table is on screen. */
const bar: SxProps<Theme> = ({ palette, measures, breakpoints, zIndex, spacing }) => ({
  [breakpoints.down('md')]: {
    order: 1,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: zIndex.appBar - 1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, max-content)',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    marginBlockStart: 3,
    marginInline: `calc(-1 * ${measures.page})`,
    padding: `${spacing(1.5)} ${measures.page} max(${spacing(1.5)}, env(safe-area-inset-bottom))`,
    borderBlock: `1px solid ${palette.line.hair}`,
    borderBlockStartColor: palette.line.ink,
    backgroundColor: palette.surface.sheet,
    '& dt, & .onPanel': { display: 'none' },
    // In print it is the sum below the table.
    '@media print': {
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      borderBlock: 0,
      '& dt, & .onPanel': { display: 'block' },
      '& .onPanel': { marginBlockEnd: 2 },
    },
  },
});

/** A line that the bar of phones leaves out. */
function Entry({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <Box className="onPanel" sx={{ marginBlockEnd: { md: 2.5 } }}>
      <Typography variant="small" component="dt" color="textSecondary">
        <FormattedMessage id={label} />
      </Typography>
      {children}
    </Box>
  );
}

/** The selected package, and the link to pay for it. Hidden without JavaScript, since nothing can be selected. */
export function PackagePanel({ selected }: { selected: TokenPackage }) {
  const { millions, rate } = selected;
  const size = <Figure>{numberText(millions)}</Figure>;

  return (
    <Paper
      component="section"
      variant="sheet"
      aria-labelledby="package"
      sx={(theme) => ({
        position: { md: 'sticky' },
        insetBlockStart: { md: belowHeader },
        padding: { md: theme.spacing(3.5, 3.75, 3) },
        fontVariantNumeric: 'tabular-nums lining-nums',
        [theme.breakpoints.down('md')]: { display: 'contents' },
        ...hideWithoutJs,
        '@media print': { position: 'static' },
      })}
    >
      <Typography component="h2" id="package" sx={visuallyHidden}>
        <FormattedMessage id="tokens.panel.title" />
      </Typography>
      <Box sx={bar}>
        <Box component="dl" sx={{ margin: 0 }}>
          <Entry label="tokens.panel.size">
            <Typography variant="price" component="dd" sx={{ fontSize: 'sizes.figure3', lineHeight: 1.1 }}>
              {size}
            </Typography>
          </Entry>
          <Entry label="tokens.panel.rate">
            <Typography component="dd" color="textSecondary">
              <Typography variant="h3" component="span" color="textPrimary" sx={{ fontSize: 'sizes.title5' }}>
                <Price cents={rate} withCents />
              </Typography>{' '}
              <FormattedMessage id="tokens.panel.perMillion" />
            </Typography>
          </Entry>
          <Box
            sx={{
              display: { md: 'grid' },
              gridTemplateColumns: '1fr auto',
              alignItems: 'baseline',
              // A double rule under the sum.
              '&::after': {
                content: { md: '""' },
                gridColumn: '1 / -1',
                height: 5,
                marginBlockStart: 1.75,
                borderBlock: '1px solid',
                borderColor: 'line.ink',
              },
            }}
          >
            <Typography variant="small" component="dt" color="textSecondary">
              <FormattedMessage id="tokens.panel.total" />
            </Typography>
            <Typography variant="finePrint" component="dd" sx={{ whiteSpace: 'nowrap' }}>
              <bdi dir="ltr">
                {size} × <Price cents={rate} withCents />
              </bdi>
            </Typography>
            <Typography
              variant="price"
              component="dd"
              sx={{
                gridColumn: '1 / -1',
                fontSize: { xs: 'sizes.figure1', md: 'sizes.figure4' },
                lineHeight: { xs: 1.1, md: 1.16 },
              }}
            >
              <Price cents={totalOf(selected)} />
            </Typography>
          </Box>
        </Box>
        <Button
          variant="contained"
          size="large"
          href={paymentUrl(selected)}
          sx={{
            width: { md: '100%' },
            paddingInline: { xs: 2, sm: 3 },
            marginBlockStart: { md: 3 },
            displayPrint: 'none',
          }}
        >
          <FormattedMessage id="tokens.panel.pay" />
        </Button>
        <Typography
          variant="small"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', marginBlockStart: { xs: -1, md: 1.5 }, displayPrint: 'none' }}
        >
          <FormattedMessage
            id="tokens.panel.account"
            values={{ link: (chunks) => <Link href={waitlistUrl}>{chunks}</Link> }}
          />
        </Typography>
      </Box>
      <PackageHints selected={selected} />
    </Paper>
  );
}
