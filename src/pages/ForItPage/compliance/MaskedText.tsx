import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Piece } from './anonymize';
import { TokenLabel } from './TokenLabel';

/** The anonymized document: tokens, and highlighted text that needs a person's decision. */
export function MaskedText({ pieces }: { pieces: readonly Piece[] }) {
  const doubts = pieces.filter(({ isDoubtful }) => isDoubtful).length;
  return (
    <Paper variant="sheet" sx={{ padding: 2.5 }}>
      <Typography variant="meta" component="h4" color="textTertiary" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage id="forIt.demo.masked" />
      </Typography>
      <Typography
        variant="clause"
        component="div"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {pieces.map(({ text, start, token, isDoubtful }, index) => {
          if (token) {
            const isPrefixed = /[א-ת]$/.test(pieces[index - 1]?.text ?? '');
            return (
              <Box component="span" key={start} sx={{ whiteSpace: isPrefixed ? 'nowrap' : undefined }}>
                {/* A maqaf separates Hebrew prefixes from the token. */}
                {isPrefixed && (
                  <Box component="span" sx={{ marginInlineEnd: 0.25 }}>
                    ־
                  </Box>
                )}
                <TokenLabel token={token} />
              </Box>
            );
          }
          return isDoubtful ? <mark key={start}>{text}</mark> : text;
        })}
      </Typography>
      {doubts > 0 && (
        <Typography
          variant="finePrint"
          color="textSecondary"
          sx={{ marginBlockStart: 2, textWrap: 'balance' }}
        >
          <FormattedMessage id="forIt.demo.doubt" values={{ count: doubts }} />
        </Typography>
      )}
    </Paper>
  );
}
