import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Outcome } from '../../../components/Edit';

/** A change without an outcome is open. */
type Outcomes<Id extends string> = { readonly [Change in Id]?: Outcome | undefined };

interface EditEvent<Id> {
  type: Outcome | 'undo' | 'reset';
  /** The changes that it decided or reopened. */
  ids: readonly Id[];
}

/**
 * The visitor's decisions on a sample's changes, until the page is left.
 * @param ids the changes in the order of the text; the same list on every render.
 * @param sample holds the sample's buttons.
 */
export function useEdits<Id extends string>(
  ids: readonly [Id, ...Id[]],
  sample: RefObject<HTMLElement | null>,
) {
  /** The outcomes after each step. */
  const [history, setHistory] = useState<readonly Outcomes<Id>[]>([]);
  const [event, setEvent] = useState<EditEvent<Id>>();
  const [start, setStart] = useState<Id>(ids[0]);

  const outcomes: Outcomes<Id> = history.at(-1) ?? {};
  const open = ids.filter((id) => !outcomes[id]);

  useLayoutEffect(() => {
    // The focused button went with its change: the next one takes the focus, or an Undo after the last.
    if (!event || document.activeElement !== document.body) return;
    const find = (action: string) =>
      [...(sample.current?.querySelectorAll<HTMLElement>(`[data-action=${action}]`) ?? [])].at(-1);
    const next = find('accept') ?? find('undo');
    next?.focus({ preventScroll: true });
    // Keyboard users must see the new focus; pointer users keep looking at the text.
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [event, sample]);

  return {
    ids,
    outcomes,
    open,
    event,
    /** The change to be decided next: the first open one from the selected one, wrapping around. */
    current: open.find((id) => ids.indexOf(id) >= ids.indexOf(start)) ?? open[0],
    select: setStart,
    canUndo: history.length > 0,
    /** Accepts or rejects changes, or reopens them. */
    decide(changed: readonly Id[], outcome: Outcome | undefined) {
      if (changed.length === 0) return;
      setHistory([...history, { ...outcomes, ...Object.fromEntries(changed.map((id) => [id, outcome])) }]);
      setEvent({ type: outcome ?? 'undo', ids: changed });
    },
    /** Takes back the last step, and goes on from the change that it reopens. */
    undo() {
      if (history.length === 0) return;
      const before: Outcomes<Id> = history.at(-2) ?? {};
      const changed = ids.filter((id) => outcomes[id] !== before[id]);
      setHistory(history.slice(0, -1));
      setEvent({ type: 'undo', ids: changed });
      if (changed.length === 1 && changed[0]) setStart(changed[0]);
    },
    /** Reopens everything and forgets the steps. */
    reset() {
      if (history.length === 0) return;
      setHistory([]);
      setEvent({ type: 'reset', ids });
      setStart(ids[0]);
    },
  };
}

export type Edits<Id extends string> = ReturnType<typeof useEdits<Id>>;
