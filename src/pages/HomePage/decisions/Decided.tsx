import type { Theme } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { richText } from '../../../locale/richText';
import type { MessageId } from '../../../../translations';
import { arrive, cutAt, Edited, elementOf, ends, leave, marked } from '../Edited';
import type { Outcome } from './decisions';

/**
 * Animates a decision: along the line the outcome takes the place of the marked sentence, which stays invisibly, so that nothing below
 * moves. For the parent of `Decided`, added before the first decision where several follow one another, since new styles take most of a
 * press's time, and with it elsewhere, so that the prerendered CSS does not include it.
 */
export const decided = ({ marks: { duration } }: Pick<Theme, 'marks'>) => ({
  '& :is(.marked, .outcome)': { display: 'block' },
  '& .marked': { visibility: 'hidden' },
  '& .outcome': { position: 'absolute', inset: 0, padding: 'inherit' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    ...ends,
    '& .marked': { animation: `${leave} ${duration.strike}ms linear` },
    '& .outcome': { animation: `${arrive} ${duration.strike}ms linear` },
  },
});

/** For a parent whose sentence has a following one, which no edge passes over: `animateFollowing` moves it. */
export const followed = ({ marks: { duration } }: Pick<Theme, 'marks'>) => ({
  '& .changing': { display: 'block' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& :is(.marked, .outcome)': { animation: 'none' },
    '& .marked > .changing': { animation: `${leave} ${duration.strike}ms linear` },
    '& .outcome > .changing': { animation: `${arrive} ${duration.strike}ms linear` },
  },
});

/** Keeps the following sentence of a decided one in its place until the words have changed, then moves it. */
export function animateFollowing(parent: HTMLElement, { duration, easing }: Theme['marks']): void {
  const [before, after] = parent.querySelectorAll<HTMLElement>('.following');
  if (!before || !after || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = before.getBoundingClientRect().top - after.getBoundingClientRect().top;
  after.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
    delay: duration.strike,
    duration: duration.note,
    easing: easing.standard,
    fill: 'backwards',
  });
}

/** Closes the gap that an accepted edit leaves, where the inserted words stand in the line of the deleted ones; elsewhere they are wiped in. */
export function animateClosing(parent: HTMLElement, { duration, easing }: Theme['marks']): void {
  const deleted = parent.querySelector('.marked del');
  const inserted = parent.querySelector('.marked ins');
  const moved = parent.querySelector('.outcome .moved');
  if (!deleted || !inserted || !moved || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = inserted.getBoundingClientRect();
  const to = moved.getBoundingClientRect();
  if (deleted.getBoundingClientRect().top !== from.top) return;
  for (const changing of parent.querySelectorAll('.changing'))
    for (const wipe of changing.getAnimations()) wipe.cancel();
  const isRightToLeft = from.right < to.right;
  const closed = isRightToLeft ? 'inset(-0.2em 0 -0.4em 100%)' : 'inset(-0.2em 100% -0.4em 0)';
  const timing = { duration: duration.note, easing: easing.standard };
  deleted.animate(
    { visibility: ['visible', 'visible'], clipPath: ['inset(-0.2em 0 -0.4em)', closed] },
    timing,
  );
  const way = isRightToLeft ? from.right - to.right : from.left - to.left;
  moved.animate({ transform: [`translateX(${way}px)`, 'none'] }, timing);
}

/** For a parent that becomes as high as its words, as in a word processor; `animateCollapse` moves what follows. */
export const closing = {
  '& .marked': { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  '& .outcome': { position: 'static' },
} as const;

/** Keeps what follows a decided clause in its place until the words have changed, then moves it up. */
export function animateCollapse(clause: HTMLElement, { duration, easing }: Theme['marks']): void {
  const before = clause.querySelector<HTMLElement>('.marked');
  const wasClosed = clause.dataset.closed;
  clause.dataset.closed = before ? 'yes' : '';
  if (!before || wasClosed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = { transform: `translateY(${before.offsetHeight - clause.offsetHeight}px)` };
  for (let next = clause.nextElementSibling; next; next = next.nextElementSibling)
    next.animate([from, { transform: 'none' }], {
      delay: duration.strike,
      duration: duration.note,
      easing: easing.standard,
      fill: 'backwards',
      // Several clauses may close up at once; what is added, browsers do not draw by themselves.
      composite: next.getAnimations().length ? 'add' : 'replace',
    });
}

interface DecidedProps {
  /** A message with one insertion, and perhaps deletions before it. */
  id: MessageId;
  /** The visitor's decision; undefined shows the edit marked. */
  outcome: Outcome | undefined;
  /** Whether an open edit will be animated. */
  isMoving?: boolean;
  /** A following sentence, which moves up if this one becomes shorter; the space remains below it. */
  following?: ReactNode;
}

const asIs = (chunks: ReactNode[]) => chunks;
const nothing = () => null;

/** A sentence with an edit or with its outcome; animated by `decided` on its parent. */
export function Decided({ id, outcome, isMoving = false, following }: DecidedProps) {
  const { formatMessage } = useIntl();
  const below = following && <span className="following">{following}</span>;
  const changing = (words: ReactNode) => (below ? <span className="changing">{words}</span> : words);
  if (!outcome)
    return (
      <>
        <Edited {...{ id, isMoving }} />
        {below}
      </>
    );

  const isAccepted = outcome === 'accepted';
  const decision = { ...richText, mark: asIs, del: isAccepted ? nothing : richText.stet };
  const [stays, [edit, ...tail]] = cutAt(formatMessage({ id }, decision), 'ins');
  const words = elementOf(edit)?.props.children;
  // Only text without elements can be copied into generated content.
  const drawable = Children.toArray(words).every((word) => typeof word === 'string')
    ? Children.toArray(words).join('')
    : undefined;
  // Without the insertion, the space before it would precede the full stop.
  const kept = !isAccepted && stays.at(-1) === ' ' ? stays.slice(0, -1) : stays;

  return (
    <>
      <span className="marked">
        {changing(marked(formatMessage({ id }, { ...richText, mark: asIs })))}
        {below}
      </span>
      <span className="outcome">
        {changing(
          <>
            {kept}
            {isAccepted ? (
              <span className="moved">
                <span className="words" data-words={drawable}>
                  {words}
                </span>
                {tail}
              </span>
            ) : (
              tail
            )}
          </>,
        )}
        {below}
      </span>
    </>
  );
}
