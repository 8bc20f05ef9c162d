import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { rise } from '../../styles/keyframes';
import { motionQuery } from '../../styles/mediaQueries';
import { useText } from '../../locale/useText';
import { CircledStet } from './CircledStet';
import { DecisionButtons } from './decisions/DecisionButtons';
import { useOutcome } from './decisions/decisions';

/** Milliseconds until the title's animation has ended. */
const delay = 2300;

/** Appears once; focusing it early, or coming Back, shows it at once. Focus changes only the delay, since another animation would start anew. */
const rising = ({ marks: { duration, easing } }: Theme) => ({
  [motionQuery]: {
    'html:not([data-returned]) &': {
      animation: `${rise} ${duration.note}ms ${easing.standard} ${delay}ms backwards`,
      '&:focus-within': { animationDelay: '0s' },
    },
  },
});

/** In the margin beside the title's second line, or below the title. Question and answers take the same space. */
const note = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ({ spacing }: Theme) => spacing(1, 2.75),
  minHeight: { xs: '7.75rem', sm: '4.75rem' },
  // As wide as the list that stands below it beside the window.
  width: { md: '100%', lg: '27rem' },
  '&:lang(he)': { width: { lg: '24rem' } },
  maxWidth: { md: 'calc(50% - 2.2vw)' },
  marginBlockStart: { xs: 3.5, lg: 0 },
  position: { lg: 'absolute' },
  insetInlineEnd: 0,
  insetBlockEnd: { lg: '-0.75rem' },
  backgroundColor: 'surface.sheet',
  ...hideWithoutJsAndInPrint,
} as const;

/** The note beside the title that lets the visitor accept or reject its edit; it rises if the title is animated. */
export function TitleNote({ isRising }: { isRising: boolean }) {
  const text = useText();
  const outcome = useOutcome('title');
  const isKept = outcome === 'rejected';
  return (
    <Paper variant="note" className={outcome && 'title-note'} sx={[note, isRising && rising]}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: { xs: '1 1 10rem', md: '1 1 6rem' } }}
      >
        {isKept && <CircledStet />}
        <Typography variant="small" color={outcome ? undefined : 'textSecondary'}>
          <FormattedMessage id={`home.note.${outcome ?? 'proposal'}`} />
        </Typography>
      </Box>
      <DecisionButtons
        id="title"
        label={text('home.note.proposal')}
        sx={{ flex: 'none', maxWidth: '100%' }}
      />
    </Paper>
  );
}
