import Box from '@mui/material/Box';
import { keyframes, type Theme } from '@mui/material/styles';
import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { fadeIn, fadeOut, show } from '../../styles/keyframes';
import { motionQuery } from '../../styles/mediaQueries';
import { plainText, richText } from '../../locale/richText';
import type { MessageId } from '../../../translations';

/* Clips extend 15 % beyond the box, for hanging punctuation. The deletion and the insertion are equal up to `--skip`. */
const edge = 'var(--skip, -15%)';
const whole = 'inset(-0.2em -15% -0.4em)';

/** Reveals an element along its line. Its visibility does not change, but keeps the animation in step with `leave`, on the same thread. */
const arrive = keyframes({
  from: {
    visibility: 'visible',
    clipPath: `inset(-0.2em min(1.3 * var(--far) - 15%, 100% - ${edge}) -0.4em min(1.3 * var(--near) - 15%, 100% - ${edge}))`,
  },
  to: { clipPath: whole },
});
/** Hides an element along its line, also from a search in the page. */
const leave = keyframes({
  from: {
    clipPath: `inset(-0.2em max(${edge} - 2 * var(--far), -15%) -0.4em max(${edge} - 2 * var(--near), -15%))`,
    visibility: 'visible',
  },
  to: {
    clipPath: 'inset(-0.2em calc(1.3 * var(--near) - 15%) -0.4em calc(1.3 * var(--far) - 15%))',
    visibility: 'hidden',
  },
});

/**
 * Marks deleted words that wrap, so that they fade instead: browsers clip inline elements by the box of their first line, which would hide
 * the next ones. A ref; it observes the size, since measuring during hydration would force a layout.
 */
function markWrapped(element: HTMLElement): () => void {
  const deleted = element.querySelectorAll('.original > * > :nth-child(2)');
  const observer = new ResizeObserver(() => {
    for (const part of deleted) part.toggleAttribute('data-wrapped', part.getClientRects().length > 1);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

const hide = keyframes({ '0.1%, to': { visibility: 'hidden' } });
/** Fades an insertion in from a quarter of its opacity, so that no gap shows. */
const ink = keyframes({ from: { opacity: 0.25 } });

/** Physical sides of a line, for CSS that has no logical ones. */
export const ends = {
  '& *': { '--near': '0%', '--far': '100%' },
  '& :lang(he)': { '--near': '100%', '--far': '0%' },
};

/** For the upper one of two texts: adds their opacities up to one, so that words do not flicker where they stay. */
export const blended = { mixBlendMode: 'plus-lighter' } as const;

/** For an edit that may stand on several lines: its insertion fades in. */
export const onSeveralLines = {
  '& .edited ins': { animation: 'inherit', animationName: `${ink}` },
  '& .original span[data-wrapped]': { animationName: `${fadeOut} !important` },
  '& .original del[data-wrapped]': { ...blended, animationName: `${fadeIn} !important` },
} as const;

/** Milliseconds between the strike and the insertion. */
const pause = 150;

/** For an edit that stands in one line: the edited sentence is wiped in. On several lines words would show twice, or in part. */
export const wiped = {
  '& .edited': { animationName: `${arrive}` },
  '& .original': { animationName: `${leave}` },
} as const;

/**
 * Animates an edit: the strike colours the old words as it passes, then the original, which stays whole until then, gives way to the edited
 * sentence. In one frame, since words that move to another line must not be printed over those that leave it; `wiped` is for one line. In
 * print, in forced colours and with reduced motion only the end is shown.
 * @param start ms until the strike begins.
 */
export const editMotion = ({ marks: { duration, easing } }: Pick<Theme, 'marks'>, start = 0) => {
  const strike = `${duration.strike}ms ${easing.ink} ${start}ms`;
  const change = `${duration.insert}ms linear ${start + duration.strike + pause}ms`;
  return {
    [`${motionQuery} and (forced-colors: none)`]: {
      ...ends,
      '& .edited': { display: 'block', animation: `${show} ${change} backwards` },
      '& .original, & .original > *': {
        position: 'absolute',
        inset: 0,
        padding: 'inherit',
        display: 'block',
      },
      '& .original': { animation: `${hide} ${change} forwards` },
      '& .original > * > ::before': { content: 'attr(data-text)', whiteSpace: 'pre-wrap' },
      '& .original > :last-child > :first-child': { visibility: 'hidden' },
      '& .original > * > :nth-child(2)': { '--skip': '-15%', animation: `${leave} ${strike} both` },
      '& .original del:nth-child(2)': { animation: `${arrive} ${strike} backwards` },
    },
  };
};

/** The parent of an edit: lines must break in the same places before and after it, and its parts blend with each other alone. */
export const edited = { position: 'relative', isolation: 'isolate', textWrap: 'wrap' } as const;

/** Backgrounds of deletions and insertions in body text; headings have none. */
export const markBackgrounds = {
  '& del': { backgroundColor: 'mark.deleteWash' },
  '& ins': { backgroundColor: 'mark.insertWash' },
} as const;

type Parts = readonly [before: string, deleted: string, after: string];

/**
 * The original sentence on top of the edited one during the animation, and its deleted words struck, as generated content: accessible
 * text has it once.
 */
export function Original({ parts: [before, deleted, after] }: { parts: Parts }) {
  return (
    <Box component="span" className="original" aria-hidden ref={markWrapped} sx={{ display: 'none' }}>
      <span>
        <span data-text={before} />
        <span data-text={deleted} />
        <span data-text={after} />
      </span>
      <span>
        <span data-text={before} />
        <del data-text={deleted} />
      </span>
    </Box>
  );
}

/** Unwraps an element of a message: react-intl wraps it in keyed fragments. */
export function elementOf(node: ReactNode): ReactElement<PropsWithChildren> | undefined {
  if (!isValidElement<PropsWithChildren>(node)) return undefined;
  return node.type === Fragment ? elementOf(node.props.children) : node;
}

/** Splits a message's nodes before the first element of a kind. */
export function cutAt(message: ReactNode, kind: string): [ReactNode[], ReactNode[]] {
  const nodes: ReactNode[] = Children.toArray(message);
  const at = nodes.findIndex((node) => elementOf(node)?.type === kind);
  return [nodes.slice(0, at), nodes.slice(at)];
}

/** Separator; no message contains it. */
const cut = '\n';
const between = (chunks: ReactNode[]) => cut + chunks.join('') + cut;

/** A sentence with its edit. The space before the insertion disappears where only the original is shown. */
export function marked(message: ReactNode): ReactNode {
  const [before, edit] = cutAt(message, 'ins');
  if (before.at(-1) !== ' ') return message;
  return (
    <>
      {before.slice(0, -1)}
      <span className="review-space"> </span>
      {edit}
    </>
  );
}

interface EditedProps {
  /** A message with one insertion, and at most one deletion before it. */
  id: MessageId;
  /** Whether the edit will be animated. */
  isMoving: boolean;
}

/** A sentence with an edit; animated by `editMotion` on its parent. */
export function Edited({ id, isMoving }: EditedProps) {
  const { formatMessage } = useIntl();
  const [before = '', ...edit] = String(
    formatMessage({ id }, { ...plainText, del: between, ins: between }),
  ).split(cut);
  return (
    <>
      {/* The sample's highlight is for the film only. */}
      <span className="edited">
        {marked(formatMessage({ id }, { ...richText, mark: (chunks) => chunks }))}
      </span>
      {isMoving && <Original parts={[before, edit.length > 2 ? (edit[0] ?? '') : '', edit.at(-1) ?? '']} />}
    </>
  );
}
