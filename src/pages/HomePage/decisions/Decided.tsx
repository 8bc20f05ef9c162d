import { keyframes, type Theme } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { richText } from '../../../locale/richText';
import type { MessageId } from '../../../../translations';
import { fadeIn, fadeOut } from '../../../styles/keyframes';
import { motionQuery } from '../../../styles/mediaQueries';
import { prefersReducedMotion } from '../../../browser/prefersReducedMotion';
import { blended, cutAt, Edited, elementOf, marked } from '../Edited';
import type { Outcome } from './decisions';

/** A separate animation, because browsers run one of opacity alone on the compositor. */
const stay = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } });

/**
 * Animates a decision: the marked sentence crossfades into the outcome and keeps its place hidden, so that nothing below moves. It is not
 * wiped, because its words often change lines. For the parent of `Decided`, which gets these styles with the decision, so that they are not
 * in the prerendered CSS, or before the first of several decisions, because inserting styles takes most of a press's time.
 */
export const decided = ({ marks: { duration, easing } }: Pick<Theme, 'marks'>) => {
  const fade = `${duration.note}ms ${easing.standard}`;
  return {
    '& :is(.marked, .outcome, .changing)': { display: 'block' },
    '& .marked': { visibility: 'hidden' },
    '& .outcome': { position: 'absolute', inset: 0, padding: 'inherit' },
    [motionQuery]: {
      '& .marked > .changing': { animation: `${fadeOut} ${fade}, ${stay} ${duration.note}ms` },
      '& .outcome > .changing': { ...blended, animation: `${fadeIn} ${fade}` },
    },
  } as const;
};

/** Delays the movement until the fade is almost over, so that no empty line shows. */
const afterFade = ({ duration, easing }: Theme['marks']) =>
  ({
    delay: (duration.note * 2) / 3,
    duration: duration.note,
    easing: easing.standard,
    fill: 'backwards',
  }) as const;

/** Closes the gap that removed words leave, where the whole edit stands in one line; elsewhere the sentences crossfade. */
export function animateClosing(parent: HTMLElement, { duration, easing }: Theme['marks']): void {
  const deleted = parent.querySelector('.marked del');
  const inserted = parent.querySelector('.marked ins');
  const moved = parent.querySelector<HTMLElement>('.outcome .moved');
  if (!deleted || !inserted || !moved || prefersReducedMotion()) return;
  const boxes = [deleted, inserted, moved].flatMap((part) => [...part.getClientRects()]);
  const [first, second, last] = boxes;
  if (!first || !second || !last || new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1) return;
  for (const changing of parent.querySelectorAll('.changing'))
    for (const fade of changing.getAnimations()) fade.cancel();

  // Positions along the line.
  const isRightToLeft = getComputedStyle(parent).direction === 'rtl';
  const startOf = (box: DOMRect) => (isRightToLeft ? -box.right : box.left);
  const endOf = (box: DOMRect) => (isRightToLeft ? -box.left : box.right);
  const isAccepted = moved.querySelector('.words') !== null;
  const [removed, box, from] = isAccepted
    ? [deleted, first, startOf(second)]
    : [inserted, second, endOf(second)];
  const to = startOf(last);

  const timing = { duration: duration.note, easing: easing.standard };
  const visibility = ['visible', 'visible'];
  const clipPath = [from, to].map((edge) => {
    const clipped = `${endOf(box) - edge}px`;
    return isRightToLeft ? `inset(-0.2em 0 -0.4em ${clipped})` : `inset(-0.2em ${clipped} -0.4em 0)`;
  });
  removed.animate({ visibility, clipPath }, timing);
  if (!isAccepted) deleted.animate({ visibility, opacity: [1, 0] }, timing);
  // Only a box can be moved, and it must not change where lines break afterwards.
  moved.style.display = 'inline-block';
  const transform = [`translateX(${(isRightToLeft ? -1 : 1) * (from - to)}px)`, 'none'];
  moved.animate({ transform }, timing).onfinish = () => moved.style.removeProperty('display');
}

/** For a parent that becomes as high as its words, as in a word processor; `animateCollapse` moves what follows. */
export const closing = {
  '& .marked': { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  '& .outcome': { position: 'static' },
} as const;

/** Keeps what follows a decided clause in its place until the words have changed, then moves it up. */
export function animateCollapse(clause: HTMLElement, marks: Theme['marks']): void {
  const before = clause.querySelector<HTMLElement>('.marked');
  const wasClosed = clause.dataset.closed;
  clause.dataset.closed = before ? 'yes' : '';
  if (!before || wasClosed || prefersReducedMotion()) return;
  const transform = [`translateY(${before.offsetHeight - clause.offsetHeight}px)`, 'none'];
  for (let next = clause.nextElementSibling; next; next = next.nextElementSibling)
    next.animate(
      { transform },
      {
        ...afterFade(marks),
        // Several clauses may close up at once; what is added, browsers do not draw by themselves.
        composite: next.getAnimations().length ? 'add' : 'replace',
      },
    );
}

interface DecidedProps {
  /** A message with one insertion, and perhaps deletions before it. */
  id: MessageId;
  /** The visitor's decision; undefined shows the edit marked. */
  outcome: Outcome | undefined;
  /** Whether an open edit will be animated. */
  isMoving?: boolean;
  /** A following sentence. */
  following?: ReactNode;
}

const asIs = (chunks: ReactNode[]) => chunks;
const nothing = () => null;

/** A sentence with an edit or with its outcome; animated by `decided` on its parent. */
export function Decided({ id, outcome, isMoving = false, following }: DecidedProps) {
  const { formatMessage } = useIntl();
  const below = following && <span className="following">{following}</span>;
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
  const words = Children.toArray(elementOf(edit)?.props.children);
  // Only text without elements can be copied into generated content.
  const drawable = words.every((word) => typeof word === 'string') ? words.join('') : undefined;
  // Without the insertion, the space before it would precede the full stop.
  const kept = !isAccepted && stays.at(-1) === ' ' ? stays.slice(0, -1) : stays;

  return (
    <>
      <span className="marked">
        <span className="changing">{marked(formatMessage({ id }, { ...richText, mark: asIs }))}</span>
        {below}
      </span>
      <span className="outcome">
        <span className="changing">
          {kept}
          <span className="moved">
            {isAccepted && (
              <span className="words" data-words={drawable}>
                {words}
              </span>
            )}
            {tail}
          </span>
        </span>
        {below}
      </span>
    </>
  );
}
