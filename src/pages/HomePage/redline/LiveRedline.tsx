import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { letterOf } from '../../../browser/letterOf';
import { Announcement } from '../../../components/Announcement';
import { useText } from '../../../locale/useText';
import { waitlistUrl } from '../../../site';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { CircledStet } from '../CircledStet';
import { ActionButton } from '../decisions/ActionButton';
import { ChangeList } from './ChangeList';
import { changeIds } from './changes';
import { RedlineSheet } from './RedlineSheet';
import { useRedline, type Redline } from './useRedline';

/** Keeps an element's largest height at its current width, so that shorter text does not move what is below. */
function useLargestHeight(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        width = element.offsetWidth;
        element.style.minHeight = '';
      }
      element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}

/** Shortcuts while the focus is inside. */
const keys: Record<string, 'accept' | 'reject' | 'undo' | undefined> = {
  a: 'accept',
  r: 'reject',
  u: 'undo',
};

/** Text for the live region: the last event, and how many changes are left. */
function useAnnouncement({ event, open }: Redline): string {
  const text = useText();
  if (!event) return '';
  const [change, ...others] = changeIds.filter((id) => event.ids.includes(id));
  const isOne = change !== undefined && others.length === 0;
  const said = {
    accepted: isOne ? 'accept' : 'acceptAll',
    rejected: 'reject',
    undo: isOne ? 'undo' : 'undoAll',
    reset: 'reset',
  } as const;
  const words = change && { del: text(`samples.${change}.del`), ins: text(`samples.${change}.ins`) };
  const left = text('home.redline.left', { open: open.length, total: changeIds.length });
  return `${text(`home.redline.said.${said[event.type]}`, words)} ${left}`;
}

/** A one-line summary of the decisions. */
function Summary({ decisions }: Redline) {
  const accepted = changeIds.filter((change) => decisions[change] === 'accepted').length;
  const kept = changeIds.length - accepted;
  const kind = kept === 0 ? 'all' : accepted === 0 ? 'none' : 'some';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, paddingBlock: 1.75 }}>
      {kept > 0 && <CircledStet />}
      <Typography variant="document" sx={{ fontSize: 'sizes.document', lineHeight: 1.45 }}>
        <FormattedMessage id="home.redline.outcome" values={{ kind, accepted, kept }} />
      </Typography>
    </Box>
  );
}

/** The redline to try: the clause beside the list of its changes. Decisions are announced, and the focus moves to the next change. */
export function LiveRedline() {
  const text = useText();
  const redline = useRedline();
  const { event, canUndo, act } = redline;
  const open = redline.open.length;
  const isDecided = open === 0;
  const view = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(redline);
  useLargestHeight(view);

  useLayoutEffect(() => {
    // The focused button is gone with its change: focus the next change's button, or the reopened one's, or Undo, which follows the last decision.
    if (!event || document.activeElement !== document.body) return;
    const find = (action: string) => view.current?.querySelector<HTMLElement>(`[data-action=${action}]`);
    const next = find(event.type === 'undo' ? 'accepted' : event.type) ?? find('undo');
    next?.focus({ preventScroll: true });
    // Keyboard users must see the new focus; pointer users keep looking at the clause.
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [event]);

  function onKeyDown(pressed: KeyboardEvent) {
    const action = keys[letterOf(pressed)];
    if (!action || pressed.repeat || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    pressed.preventDefault();
    act(action);
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
          {isDecided && <Summary {...redline} />}
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
            <ActionButton
              action="undo"
              data-action="undo"
              aria-disabled={!canUndo}
              onClick={() => act('undo')}
            />
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
              // The second press of a double click on Accept all.
              onClick={({ detail }) => detail < 2 && act('reset')}
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
      <Announcement>{announcement}</Announcement>
    </>
  );
}
