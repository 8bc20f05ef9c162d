import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Announcement } from '../../../components/Announcement';
import { letterOf } from '../../../browser/letterOf';
import { useText } from '../../../locale/useText';
import { changeIds } from './changes';
import { RedlineView } from './RedlineView';
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

/** The interactive redline. Decisions are announced, and the focus moves to the next change. */
export function LiveRedline() {
  const redline = useRedline();
  const { event, act } = redline;
  const view = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(redline);
  useLargestHeight(view);

  useLayoutEffect(() => {
    // The focused button is gone with its change: focus the next change's button, or the reopened one's, or “Start again”.
    if (!event || document.activeElement !== document.body) return;
    const find = (action: string) => view.current?.querySelector<HTMLElement>(`[data-action=${action}]`);
    const next = find(event.type === 'undo' ? 'accepted' : event.type) ?? find('reset');
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
      <RedlineView ref={view} {...{ redline, onKeyDown }} />
      <Announcement>{announcement}</Announcement>
    </>
  );
}
