import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../../locale/useText';
import { adopt, useDecisions } from '../decisions/decisions';
import {
  changeIds,
  initialRedline,
  openChanges,
  redlineReducer,
  type Decisions,
  type RedlineAction,
  type RedlineState,
} from './redlineState';
import { RedlineView } from './RedlineView';
import { useKeptHeight } from './useKeptHeight';

/** Keys that act while the focus is inside, and nowhere else. */
const keys: Record<string, 'accept' | 'reject' | 'undo' | undefined> = {
  a: 'accept',
  r: 'reject',
  u: 'undo',
};

/** The Latin letter of a key, also on a Hebrew keyboard, where the key of A types ש. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** What happened last, in words, and how many changes are left. */
function useAnnouncement({ event, decisions }: RedlineState): string {
  const text = useText();
  if (!event) return '';
  const { change } = event;
  const type = event.type === 'undo' && !change ? 'undoAll' : event.type;
  const words = change && {
    del: text(`samples.${change}.del`),
    ins: text(`samples.${change}.ins`),
  };
  const left = text('home.redline.left', {
    open: openChanges({ decisions }).length,
    total: changeIds.length,
  });
  return `${text(`home.redline.said.${type}`, words)} ${left}`;
}

/**
 * The state of the redline, and what changes it. The page's store keeps its decisions, and gives them back after a reload and
 * after an undo elsewhere on the page.
 */
function useRedline(): [RedlineState, (action: RedlineAction) => void] {
  const [state, dispatch] = useReducer(redlineReducer, initialRedline);
  const kept = useDecisions();
  const wanted = changeIds.map((change) => kept[change] ?? 'open').join(' ');

  useEffect(() => {
    const outcomes = wanted.split(' ');
    const decisions = Object.fromEntries(changeIds.map((change, at) => [change, outcomes[at]])) as Decisions;
    dispatch({ type: 'restore', decisions });
  }, [wanted]);

  function act(action: RedlineAction) {
    dispatch(action);
    const { decisions } = redlineReducer(state, action);
    const outcomes = changeIds.map(
      (change) => [change, decisions[change] === 'open' ? undefined : decisions[change]] as const,
    );
    adopt(Object.fromEntries(outcomes));
  }
  return [state, act];
}

/** The live redline: every decision is announced politely, and the focus goes along to the next change. */
export function LiveRedline() {
  const [state, dispatch] = useRedline();
  const view = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(state);
  useKeptHeight(view);

  const { event } = state;
  useLayoutEffect(() => {
    // The pressed button left with its change: its twin beside the next change takes over, at the end “start again”.
    if (!event || document.activeElement !== document.body) return;
    const find = (action: string) => view.current?.querySelector<HTMLElement>(`[data-action=${action}]`);
    const next = find(event.type) ?? find('reset');
    next?.focus({ preventScroll: true });
    // Who uses a pointer keeps looking at the clause; who uses the keyboard must see where the focus went.
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [event]);

  function onKeyDown(pressed: KeyboardEvent) {
    const action = keys[letterOf(pressed)];
    if (!action || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    pressed.preventDefault();
    dispatch({ type: action });
  }

  return (
    <>
      <RedlineView ref={view} {...{ state, dispatch, onKeyDown }} />
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
