import CheckIcon from '@mui/icons-material/CheckOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../../hooks/useHydrated';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { listReset } from '../../../styles/listReset';
import { useText } from '../../../locale/useText';
import { site } from '../../../site';
import { mailTo } from '../../../text/mailTo';
import type { LinkedRow } from './useAnswerRows';

const tick = <CheckIcon />;

/** All questions are chosen at first, so a chosen one has a tick and no fill. */
const choice = {
  '&&:is(span, [aria-pressed=true])': {
    backgroundColor: 'surface.sheet',
    color: 'text.primary',
    borderColor: 'line.ink',
  },
  // Where nothing can be chosen, a tick would look like a yes.
  '&& > svg': { marginInlineStart: 1, flex: 'none', ...hideWithoutJsAndInPrint },
  minWidth: '100%',
  minHeight: { xs: 44, sm: 40 },
  // On a phone the rows of one box.
  borderRadius: ({ radii }: Theme) => ({ xs: 0, sm: radii.sheet }),
  justifyContent: 'start',
  textAlign: 'start',
  '&[aria-pressed=false] svg': { opacity: 0 },
  paddingBlock: 0.5,
  '& .MuiChip-label': { whiteSpace: 'normal' },
  // As large as the buttons that replace them.
  '&:is(span)': { fontSize: 'sizes.small', '& .MuiChip-label': { paddingInline: 1.75 } },
};

/**
 * Questions that are answered on request, all selected at first, and an e-mail that asks the selected ones. Without JavaScript a plain list
 * and an e-mail with all of them.
 */
export function AskList({ rows }: { rows: readonly LinkedRow[] }) {
  const text = useText();
  const isHydrated = useHydrated();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  const questions = chosen.map(({ question }) => `- ${question}`).join('\r\n');

  return (
    <Box sx={{ marginBlockStart: 4, breakInside: 'avoid' }}>
      <Typography variant="h3" id="asked" sx={{ fontSize: 'sizes.title4' }}>
        <FormattedMessage id="forIt.sheet.askTitle" />
      </Typography>
      <Typography
        variant="small"
        color="textSecondary"
        sx={{ textWrap: 'balance', ...hideWithoutJsAndInPrint }}
      >
        <FormattedMessage id="forIt.sheet.askHint" />
      </Typography>
      <Box
        component="ul"
        aria-labelledby="asked"
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          flexWrap: 'wrap',
          gap: { sm: 1 },
          '& > li + li': { marginBlockStart: { xs: -0.125, sm: 0 } },
          ...listReset,
          marginBlockStart: 1.5,
        }}
      >
        {rows.map(({ id, question }) => (
          <li key={id} id={`answer-${id}`}>
            <Chip
              component={isHydrated ? 'button' : 'span'}
              data-press={`ask-${id}`}
              aria-pressed={isHydrated ? !left.includes(id) : undefined}
              icon={tick}
              label={question}
              onClick={isHydrated ? () => toggle(id) : undefined}
              sx={choice}
            />
          </li>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        href={mailTo(
          site.email.info,
          text('forIt.sheet.askSubject'),
          chosen.length > 0 ? questions : undefined,
        )}
        sx={{ marginBlockStart: 2.5, displayPrint: 'none' }}
      >
        <FormattedMessage id="forIt.sheet.askAll" values={{ count: chosen.length }} tagName="span" />
      </Button>
    </Box>
  );
}
