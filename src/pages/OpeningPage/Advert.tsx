import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { Icon } from '../../components/Icon';
import type { Opening } from '../../paths';

type Decision = 'accept' | 'reject';

const settle = keyframes({ from: { opacity: 0.35 } });

/** How deletions and insertions are rendered after a decision. */
const tags: Record<Decision, Record<'del' | 'ins', (chunks: ReactNode[]) => ReactNode>> = {
  accept: { del: () => null, ins: (chunks) => <span>{chunks}</span> },
  reject: { del: (chunks) => <span className="stet-dots">{chunks}</span>, ins: () => null },
};

/** A generic job advert redlined into ours. The visitor accepts or rejects the edit; without JavaScript it stays marked. */
export function Advert({ name }: Pick<Opening, 'name'>) {
  const [state, setState] = useState<Decision | 'undone'>();
  const decision = state === 'undone' ? undefined : state;

  return (
    <Box component="section" aria-labelledby="advert">
      <Typography variant="meta" component="h2" id="advert" color="textTertiary">
        <FormattedMessage id="hiring.advert.title" />
      </Typography>
      <Box
        sx={({ marks: { duration, easing }, direction, spacing }) => ({
          marginBlock: spacing(2.5, 3.5),
          '& > p': { fontSize: 'sizes.advert', lineHeight: direction === 'rtl' ? 1.75 : 1.6 },
          '& > p > span': { animation: `${settle} ${duration.note}ms ${easing.standard}` },
        })}
      >
        <Typography key={decision} variant="document">
          <FormattedMessage id={`hiring.${name}.advert`} values={decision ? tags[decision] : {}}>
            {/* Removes the space before a rejected insertion. */}
            {(parts) => (decision === 'reject' ? parts.filter((part) => part !== ' ') : parts)}
          </FormattedMessage>
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 48,
          ...hideWithoutJs,
        }}
      >
        {decision ? (
          <Button
            key="undo"
            variant="text"
            startIcon={<Icon name="undo" />}
            // The focus moves to the button that replaces the pressed one.
            autoFocus
            onClick={() => setState('undone')}
          >
            <FormattedMessage id="hiring.advert.undo" />
          </Button>
        ) : (
          (['accept', 'reject'] as const).map((one) => (
            <Button
              key={one}
              variant={one === 'accept' ? 'contained' : 'outlined'}
              autoFocus={one === 'accept' && state === 'undone'}
              onClick={() => setState(one)}
            >
              <FormattedMessage id={`hiring.advert.${one}`} />
            </Button>
          ))
        )}
        <Typography variant="small" component="span" role="status" color="textSecondary">
          {decision && <FormattedMessage id={`hiring.advert.${decision}ed`} />}
        </Typography>
      </Box>
    </Box>
  );
}
