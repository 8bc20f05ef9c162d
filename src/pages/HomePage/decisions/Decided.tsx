import type { Theme } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { richText } from '../../../locale/richText';
import type { MessageId } from '../../../../translations';
import { appear, arrive, cutAt, Edited, elementOf, ends, leave, markWrapped, vanish } from '../Edited';
import type { Outcome } from './decisions';

/**
 * How a decision is carried out: the words that go are wiped away where they stood, those that stay come in. The marked
 * sentence keeps its place unseen, so that nothing below moves. Goes around `Decided`, in an element of `position: relative`, once
 * there is an outcome: the served page has none, and need not carry these styles.
 */
export const decided = ({ marks: { duration, easing } }: Pick<Theme, 'marks'>) => ({
  '& .marked': { visibility: 'hidden', userSelect: 'none' },
  '& .outcome': { display: 'block', position: 'absolute', inset: 0, padding: 'inherit' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    ...ends,
    '& .marked :is(del, ins)': {
      visibility: 'visible',
      animation: `${leave} ${duration.insert}ms ${easing.ink} both`,
    },
    '& .marked [data-wrapped]': { animationName: `${vanish}` },
    // With the strike that leaves above them the words turn to ink, letter by letter.
    '& .outcome .stet-dots': { animation: `${arrive} ${duration.insert}ms ${easing.ink} backwards` },
    '& .outcome .decided': {
      animation: `${arrive} ${duration.insert}ms ${easing.ink} ${duration.insert / 2}ms backwards`,
    },
    '& .outcome [data-wrapped]': { animationName: `${appear}` },
    // What follows moves up once the words that go are gone.
    '& .marked .following': { visibility: 'visible', animation: `${vanish} 1ms ${duration.insert}ms both` },
    '& .outcome .following': { animation: `${appear} 1ms ${duration.insert}ms backwards` },
  },
});

interface DecidedProps {
  /** A message with one insertion, and perhaps deletions before it. */
  id: MessageId;
  /** What the visitor made of it; an open edit is marked. */
  outcome: Outcome | undefined;
  /** Whether an open edit is about to be made before one's eyes. */
  isMoving?: boolean;
  /** A sentence below: it closes up to what a decision leaves of this one, and the room that is left over lies under it. */
  following?: ReactNode;
}

const asIs = (chunks: ReactNode[]) => chunks;
const nothing = () => null;

/** A sentence with an edit in it, and what a decision made of it; with `decided` around it. */
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
  const words = elementOf(edit)?.props.children;
  // Words without elements among them can be drawn over themselves.
  const drawable = Children.toArray(words).every((word) => typeof word === 'string')
    ? Children.toArray(words).join('')
    : undefined;
  // The space before an insertion that is not made would stand before the full stop.
  const kept = !isAccepted && stays.at(-1) === ' ' ? stays.slice(0, -1) : stays;

  return (
    <>
      <span className="marked" aria-hidden ref={markWrapped}>
        {formatMessage({ id }, { ...richText, mark: asIs })}
        {below}
      </span>
      <span className="outcome" ref={markWrapped}>
        {kept}
        <span className="decided">
          {isAccepted && (
            <span className="words" data-words={drawable}>
              {words}
            </span>
          )}
          {tail}
        </span>
        {below}
      </span>
    </>
  );
}
