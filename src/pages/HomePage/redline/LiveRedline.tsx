import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent } from 'react';
import { Announcement } from '../../../components/Announcement';
import { useReview } from '../../../hooks/useReview';
import { useText } from '../../../locale/useText';
import { mergeDecisions, useDecisions } from '../decisions/decisions';
import {
  changeIds,
  initialRedline,
  openChanges,
  redlineReducer,
  type RedlineAction,
  type RedlineState,
} from './redlineState';
import { RedlineView } from './RedlineView';
import { useLargestHeight } from './useLargestHeight';

/** Shortcuts while the focus is inside. */
const keys: Record<string, 'accept' | 'reject' | 'undo' | undefined> = {
  a: 'accept',
  r: 'reject',
  u: 'undo',
};

/** The Latin letter of a key, also on a Hebrew keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Text for the live region: the last event, and how many changes are left. */
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

/** The redline's state, synchronized with the page's decisions, which are restored after a reload. */
function useRedline(): [RedlineState, (action: RedlineAction) => void] {
  const [state, dispatch] = useReducer(redlineReducer, initialRedline);
  const kept = useDecisions();
  const { showDecisions } = useReview();

  useEffect(() => {
    const { renewal = 'open', exit = 'open', cure = 'open', data = 'open' } = kept;
    dispatch({ type: 'restore', decisions: { renewal, exit, cure, data } });
  }, [kept]);

  function act(action: RedlineAction) {
    dispatch(action);
    if (action.type === 'select') return;
    showDecisions();
    const { decisions } = redlineReducer(state, action);
    const outcomes = changeIds.map(
      (change) => [change, decisions[change] === 'open' ? undefined : decisions[change]] as const,
    );
    mergeDecisions(Object.fromEntries(outcomes));
  }
  return [state, act];
}

/** The interactive redline. Decisions are announced, and the focus moves to the next change. */
export function LiveRedline() {
  const [state, dispatch] = useRedline();
  const view = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(state);
  useLargestHeight(view);

  const { event } = state;
  useLayoutEffect(() => {
    // The focused button is gone with its change: focus the next change's button, or “Start again”.
    if (!event || document.activeElement !== document.body) return;
    const find = (action: string) => view.current?.querySelector<HTMLElement>(`[data-action=${action}]`);
    const next = find(event.type) ?? find('reset');
    next?.focus({ preventScroll: true });
    // Keyboard users must see the new focus; pointer users keep looking at the clause.
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
      <Announcement>{announcement}</Announcement>
    </>
  );
}
