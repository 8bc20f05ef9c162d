import type { Theme } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { richText } from '../../../locale/richText';
import type { MessageId } from '../../../../translations';
import { appear, arrive, cutAt, Edited, elementOf, ends, leave, markWrapped, vanish } from '../Edited';
import type { Outcome } from './decisions';

/**
 * Animates a decision: rejected words are wiped away, kept words appear. The marked sentence stays invisibly, so that nothing below moves.
 * For the parent of `Decided`, added with the first outcome so that the prerendered CSS does not include it.
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
    // Letters turn to the text colour as the strike above them goes.
    '& .outcome .stet-dots': { animation: `${arrive} ${duration.insert}ms ${easing.ink} backwards` },
    '& .outcome .decided': {
      animation: `${arrive} ${duration.insert}ms ${easing.ink} ${duration.insert / 2}ms backwards`,
    },
    '& .outcome [data-wrapped]': { animationName: `${appear}` },
    // Following text moves up after the deleted words are gone.
    '& .marked .following': { visibility: 'visible', animation: `${vanish} 1ms ${duration.insert}ms both` },
    '& .outcome .following': { animation: `${appear} 1ms ${duration.insert}ms backwards` },
  },
});

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
