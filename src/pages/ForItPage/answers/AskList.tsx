import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../components/Icon';
import { reflowQuery } from '../../../components/reflowQuery';
import { useHydrated } from '../../../components/useHydrated';
import { unmarkedList } from '../../../components/unmarkedList';
import { useText } from '../../../locale/useText';
import { mailTo } from '../mailTo';
import type { LinkedRow } from './useAnswerRows';

const wrapped = {
  [reflowQuery]: { height: 'auto', paddingBlock: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } },
};

interface AskListProps {
  rows: readonly LinkedRow[];
}

/**
 * Questions that are answered on request, all selected at first, and an e-mail that asks the selected ones. Without JavaScript a plain list
 * and an e-mail with all of them.
 */
export function AskList({ rows }: AskListProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  const questions = chosen.map(({ question }) => `- ${question}`).join('\r\n');

  return (
    <Box sx={{ marginBlockStart: 4, breakInside: 'avoid' }}>
      <Typography variant="h3" id="asked" sx={{ fontSize: 'sizes.title4', marginBlockEnd: 1.5 }}>
        <FormattedMessage id="forIt.sheet.askTitle" />
      </Typography>
      <Box
        component="ul"
        aria-labelledby="asked"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...unmarkedList }}
      >
        {rows.map(({ id, question }) => (
          <li key={id} id={`answer-${id}`}>
            {isHydrated ? (
              <Chip
                component="button"
                data-press={`ask-${id}`}
                aria-pressed={!left.includes(id)}
                label={question}
                onClick={() => toggle(id)}
                sx={wrapped}
              />
            ) : (
              <Chip component="span" data-press={`ask-${id}`} label={question} sx={wrapped} />
            )}
          </li>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="mail" />}
        href={mailTo(text('forIt.sheet.askSubject'), chosen.length > 0 ? questions : undefined)}
        sx={{ marginBlockStart: 2.5, displayPrint: 'none' }}
      >
        <span>
          <FormattedMessage id="forIt.sheet.askAll" values={{ count: chosen.length }} />
        </span>
      </Button>
    </Box>
  );
}
