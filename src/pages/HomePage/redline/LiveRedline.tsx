import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useForkRef from '@mui/utils/useForkRef';
import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { letterOf } from '../../../browser/letterOf';
import { useText } from '../../../locale/useText';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { CircledStet } from '../CircledStet';
import { ActionButton } from '../edits/ActionButton';
import { EditStatus } from '../edits/EditStatus';
import { useEdits, type Edits } from '../edits/useEdits';
import { useLargestHeight } from '../edits/useLargestHeight';
import { ChangeList } from './ChangeList';
import { RedlineSheet } from './RedlineSheet';

/** The changes of the sample clause, in text order. */
const changes = ['renewal', 'exit', 'cure'] as const;

export type ChangeId = (typeof changes)[number];
export type RedlineEdits = Edits<ChangeId>;

/** A one-line summary of the decisions. */
function Summary({ ids, outcomes }: RedlineEdits) {
  const accepted = ids.filter((change) => outcomes[change] === 'accepted').length;
  const kept = ids.length - accepted;
  const kind = kept === 0 ? 'all' : accepted === 0 ? 'none' : 'some';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5, paddingBlock: 1.75 }}>
      {kept > 0 && <CircledStet />}
      <Typography variant="document" sx={{ fontSize: 'sizes.document', lineHeight: 1.45 }}>
        <FormattedMessage id="home.redline.outcome" values={{ kind, accepted, kept }} />
      </Typography>
    </Stack>
  );
}

/** The redline to try: the clause beside the list of its changes. Decisions are announced, and the focus moves to the next change. */
export function LiveRedline() {
  const text = useText();
  const sample = useRef<HTMLDivElement>(null);
  const edits = useEdits(changes, sample);
  const { ids, open, current, canUndo, decide, undo, reset } = edits;
  const isDecided = open.length === 0;
  const view = useForkRef(sample, useLargestHeight());

  /** Shortcuts while the focus is inside. */
  const keys: Record<string, (() => void) | undefined> = {
    a: () => current && decide([current], 'accepted'),
    r: () => current && decide([current], 'rejected'),
    u: undo,
  };

  function onKeyDown(pressed: KeyboardEvent) {
    const act = keys[letterOf(pressed)];
    if (!act || pressed.repeat || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    pressed.preventDefault();
    act();
  }

  return (
    <>
      <Box
        ref={view}
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
        <RedlineSheet {...edits} />
        <Stack
          sx={{
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
              values={{ open: open.length, total: ids.length }}
              tagName="span"
            />
          </Typography>
          <ChangeList {...edits} />
          {isDecided && <Summary {...edits} />}
          <Stack
            direction="row"
            sx={{
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
            <ActionButton action="undo" aria-disabled={!canUndo} onClick={undo} />
            {!isDecided && (
              <Button variant="text" size="small" onClick={() => decide(open, 'accepted')}>
                <FormattedMessage id="home.redline.acceptAll" />
              </Button>
            )}
            <Button
              variant="text"
              size="small"
              aria-disabled={!canUndo}
              // The second press of a double click on Accept all.
              onClick={({ detail }) => detail < 2 && reset()}
            >
              <FormattedMessage id="home.redline.reset" />
            </Button>
            <Typography
              variant="meta"
              sx={{
                flexBasis: '100%',
                fontWeight: 'fontWeightRegular',
                color: 'text.tertiary',
                '& b': { fontWeight: 'fontWeightBold' },
                display: { xs: 'none', md: 'block' },
                '@media (hover: none), (pointer: coarse)': { display: 'none' },
              }}
            >
              <FormattedMessage id="home.redline.keys" />
            </Typography>
          </Stack>
        </Stack>
      </Box>
      <EditStatus {...edits} />
    </>
  );
}
