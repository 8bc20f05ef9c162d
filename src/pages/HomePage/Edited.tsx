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
import { plainText, richText } from '../../locale/richText';
import type { MessageId } from '../../../translations';

/** Comes into view from the start of its line, goes out of it in the same direction, or goes at once. */
export const arrive = keyframes({
  from: { clipPath: 'inset(-0.2em var(--far) -0.4em var(--near))' },
  to: { clipPath: 'inset(-0.2em 0% -0.4em 0%)' },
});
export const leave = keyframes({
  from: { clipPath: 'inset(-0.2em 0% -0.4em 0%)' },
  to: { clipPath: 'inset(-0.2em var(--near) -0.4em var(--far))' },
});
export const vanish = keyframes({ to: { opacity: 0 } });
export const appear = keyframes({ from: { opacity: 0 } });

/**
 * Finds the parts of an edit that lie on more than one line, so that they fade: a browser clips such a part by the box of its
 * first line, and the words on the next line would be missing. A ref of the element that holds the parts.
 */
export function markWrapped(element: HTMLElement | null): void {
  element?.querySelectorAll('del, ins, .arriving, .decided, .stet-dots, .was > *').forEach((part) => {
    part.toggleAttribute('data-wrapped', part.getClientRects().length > 1);
  });
}

/** Where a line of text begins and ends, for what knows left and right only. */
export const ends = {
  '& *': { '--near': '0%', '--far': '100%' },
  '& :dir(rtl)': { '--near': '100%', '--far': '0%' },
};

/** Pause between the strike and the insertion, in ms. */
const pause = 150;

/**
 * An edit as it is made. First the original stands whole and in ink; the strike reddens its word as it goes along; then what
 * is new comes in together with what follows it. On paper, in forced colours and without motion the edit is made already.
 * @param start ms until the strike begins.
 */
export const editMotion = ({ marks: { duration, easing } }: Pick<Theme, 'marks'>, start = 0) => {
  const strike = `${duration.strike}ms ${easing.ink} ${start}ms`;
  const change = start + duration.strike + pause;
  return {
    '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': {
      ...ends,
      '& .was': {
        display: 'block',
        position: 'absolute',
        inset: 0,
        padding: 'inherit',
        pointerEvents: 'none',
      },
      '& .was > ::before': { content: 'attr(data-text)', whiteSpace: 'pre-wrap' },
      '& .was > :first-of-type': { visibility: 'hidden' },
      '& .was > :nth-of-type(2)': { animation: `${leave} ${strike} both` },
      '& .was > :last-of-type': { animation: `${vanish} 1ms ${change}ms both` },
      '& del': { animation: `${arrive} ${strike} backwards` },
      '& .arriving': { animation: `${arrive} ${duration.insert}ms ${easing.ink} ${change}ms backwards` },
      '& :is(del, .arriving)[data-wrapped]': { animationName: `${appear}` },
      '& .was > [data-wrapped]': { animationName: `${vanish}` },
      '& .beside': { animation: `${appear} ${duration.note}ms ${easing.standard} ${change}ms both` },
    },
  };
};

/** Where the text around an edit lies: its lines must break alike before the edit and after it. */
export const edited = { position: 'relative', textWrap: 'wrap' } as const;

interface WasProps {
  /** The original sentence in three parts: what stays in its place, the words that go, what moves behind the new ones. */
  parts: readonly [string, string, string];
}

/** The original sentence over the edited one while the edit is made. It is drawn, not written: the text holds it once. */
export function Was({ parts }: WasProps) {
  return (
    <Box
      component="span"
      className="was"
      aria-hidden
      sx={{ display: 'none' }}
      ref={(was: HTMLElement | null) => markWrapped(was?.parentElement ?? null)}
    >
      <span data-text={parts[0]} />
      <span data-text={parts[1]} />
      <span data-text={parts[2]} />
    </Box>
  );
}

/** An element of a message. The library wraps it in a fragment with a key, and once more for each tag that gives back its chunks. */
export function elementOf(node: ReactNode): ReactElement<PropsWithChildren> | undefined {
  if (!isValidElement<PropsWithChildren>(node)) return undefined;
  return node.type === Fragment ? elementOf(node.props.children) : node;
}

/** A message's nodes before its first element of a kind, and from there on. */
export function cutAt(message: ReactNode, kind: string): [ReactNode[], ReactNode[]] {
  const nodes: ReactNode[] = Children.toArray(message);
  const at = nodes.findIndex((node) => elementOf(node)?.type === kind);
  return [nodes.slice(0, at), nodes.slice(at)];
}

/** Stands where a message is cut into its parts; no message has one. */
const cut = '\n';
const between = (chunks: ReactNode[]) => cut + chunks.join('') + cut;

interface EditedProps {
  /** A message with one insertion, and perhaps one deletion before it. */
  id: MessageId;
  /** Whether the edit is about to be made. */
  isMoving: boolean;
}

/** A sentence with an edit in it; with `editMotion` around it the edit is made before one's eyes. */
export function Edited({ id, isMoving }: EditedProps) {
  const { formatMessage } = useIntl();
  // The highlighter around a sample's edit belongs to its film: here the marks are enough.
  const [stays, moves] = cutAt(formatMessage({ id }, { ...richText, mark: (chunks) => chunks }), 'ins');
  const [before = '', ...edit] = String(
    formatMessage({ id }, { ...plainText, del: between, ins: between }),
  ).split(cut);
  return (
    <>
      {stays}
      <span className="arriving">{moves}</span>
      {isMoving && <Was parts={[before, edit.length > 2 ? (edit[0] ?? '') : '', edit.at(-1) ?? '']} />}
    </>
  );
}
