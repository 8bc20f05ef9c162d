import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../locale/useText';
import { waitlistUrl } from '../../../site';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { ChangeList } from './ChangeList';
import { changeIds, outcomeOf } from './changes';
import { RedlineSheet } from './RedlineSheet';
import type { Redline } from './useRedline';
import { CircledStet } from '../CircledStet';
import { ActionButton } from '../decisions/ActionButton';
import { useDecisions } from '../decisions/decisions';

/** A one-line summary of the decisions. */
function Summary() {
  const decisions = useDecisions();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, paddingBlock: 1.75 }}>
      <CircledStet />
      <Typography variant="document" sx={{ fontSize: 'sizes.document', lineHeight: 1.45 }}>
        <FormattedMessage id="home.redline.outcome" values={outcomeOf(decisions)} />
      </Typography>
    </Box>
  );
}

interface RedlineViewProps {
  redline: Redline;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The redline to try: the clause beside the list of its changes. */
export function RedlineView({ redline, onKeyDown, ref }: RedlineViewProps) {
  const text = useText();
  const { canUndo, act } = redline;
  const open = redline.open.length;
  const isDecided = open === 0;

  return (
    <Box
      ref={ref}
      role="group"
      aria-label={text('home.redline.label')}
      // Focusable by a press, so that shortcuts work afterwards.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        border: '1px solid',
        borderColor: 'line.strong',
        borderRadius: (theme) => theme.radii.sheet,
        backgroundColor: 'surface.page',
      }}
    >
      <RedlineSheet {...redline} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          padding: (theme) => ({ xs: 2.5, md: theme.spacing(3.25, 3.5) }),
          // The current card's shadow ends with the frame.
          overflow: 'clip',
        }}
      >
        <Typography
          variant="small"
          component="div"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            marginBlockEnd: 1.75,
            color: 'text.secondary',
          }}
        >
          <Box component="b" sx={{ fontWeight: 'fontWeightBold', color: 'text.primary' }}>
            <FormattedMessage id="home.redline.label" />
          </Box>
          <FormattedMessage
            id="home.redline.left"
            values={{ open, total: changeIds.length }}
            tagName="span"
          />
        </Typography>
        <ChangeList {...redline} />
        {isDecided && <Summary />}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: (theme) => theme.spacing(1, 2),
            // A line begins with the words, not with their padding.
            '& .MuiButton-text': { paddingInline: 1, marginInlineStart: -1 },
            // As wide as the lines between the changes.
            marginInline: -1.75,
            paddingInline: 1.75,
            marginBlockStart: 'auto',
            paddingBlockStart: 2,
            borderBlockStart: '1px solid',
            borderColor: 'line.hair',
            ...hideWithoutJsAndInPrint,
          }}
        >
          <ActionButton action="undo" aria-disabled={!canUndo} onClick={() => act('undo')} />
          {!isDecided && (
            <Button variant="text" size="small" onClick={() => act('acceptAll')}>
              <FormattedMessage id="home.redline.acceptAll" />
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            data-action="reset"
            aria-disabled={open === changeIds.length}
            onClick={() => act('reset')}
          >
            <FormattedMessage id="home.redline.reset" />
          </Button>
          {isDecided && (
            <Button
              variant="contained"
              size="small"
              href={waitlistUrl}
              sx={{ marginInlineStart: { sm: 'auto' } }}
            >
              <FormattedMessage id="home.hero.join" />
            </Button>
          )}
          <Typography
            variant="meta"
            sx={{
              flexBasis: '100%',
              fontWeight: 'fontWeightRegular',
              color: 'text.tertiary',
              '& b': { fontWeight: 'fontWeightBold' },
              '@media (hover: none), (pointer: coarse)': { display: 'none' },
            }}
          >
            <FormattedMessage id="home.redline.keys" />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
