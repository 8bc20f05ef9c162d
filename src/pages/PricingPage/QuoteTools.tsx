import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { writeRequest, type QuoteRequest } from './quote';
import { useLocale } from '../../locale/useLocale';
import { absoluteUrl, site } from '../../site';
import { printSection, whilePrinting } from '../../browser/printSection';

interface QuoteToolsProps {
  request: QuoteRequest;
  /** False without a total, when there is nothing to share. */
  isReady: boolean;
  /** The calculation, between the letterhead for print and the buttons. */
  children: ReactNode;
}

/** What only the printed quote has, and not the printed page. */
const onQuoteOnly = { display: 'none', [`${whilePrinting('quote')} &`]: { displayPrint: 'block' } } as const;

/** Copies a quote's link, or prints it on one page. */
export function QuoteTools({ request, isReady, children }: QuoteToolsProps) {
  const language = useLocale('language');
  const [day, setDay] = useState<Date>();
  const query = new URLSearchParams();
  writeRequest(query, request, true);
  const address = absoluteUrl(`/pricing?${query}#quote`, language);

  function print() {
    flushSync(() => setDay(new Date()));
    printSection('quote');
  }

  return (
    <>
      <Box data-unindexed sx={{ display: 'none', displayPrint: 'block', marginBlockEnd: 4 }}>
        <Typography variant="display2" component="p" sx={onQuoteOnly}>
          {site.brand}
        </Typography>
        <Typography variant="h3" component="p" sx={{ marginBlock: (theme) => theme.spacing(3, 1) }}>
          <FormattedMessage id="pricing.quote.sheet" />:{' '}
          <FormattedMessage id={`pricing.plan.${request.plan}`} />
        </Typography>
        <Typography color="textSecondary">
          {day && (
            <FormattedMessage
              id="pricing.quote.date"
              values={{ date: <FormattedDate value={day} year="numeric" month="long" day="numeric" /> }}
            />
          )}
        </Typography>
      </Box>
      {children}
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage id="pricing.quote.binding" />
      </Typography>
      <Box data-unindexed sx={{ ...onQuoteOnly, marginBlockStart: 4 }}>
        <Typography color="textSecondary">
          <FormattedMessage id="pricing.quote.address" />
        </Typography>
        <bdi dir="ltr">{address}</bdi>
      </Box>
      {isReady && (
        <Stack
          direction="row"
          spacing={1.25}
          sx={{
            flexWrap: 'wrap',
            marginBlockStart: 3,
            displayPrint: 'none',
            '& > *': { flexBasis: { xs: '100%', sm: 'auto' } },
          }}
        >
          <CopyButton text={address} label="pricing.quote.copy" />
          <Button variant="outlined" size="large" startIcon={<PrintIcon />} onClick={print}>
            <FormattedMessage id="pricing.quote.print" />
          </Button>
        </Stack>
      )}
    </>
  );
}
