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

/** Reveals or hides an element along its line, or hides it at once. */
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
 * Marks parts of an edit that wrap, so that they fade instead: browsers clip them by the box of their first line, which would hide the next
 * ones. Use as a ref of the parent.
 */
export function markWrapped(element: HTMLElement | null): void {
  element?.querySelectorAll('del, ins, .arriving, .decided, .stet-dots, .was > *').forEach((part) => {
    part.toggleAttribute('data-wrapped', part.getClientRects().length > 1);
  });
}

/** Physical sides of a line, for CSS that has no logical ones. */
export const ends = {
  '& *': { '--near': '0%', '--far': '100%' },
  '& :dir(rtl)': { '--near': '100%', '--far': '0%' },
};

/** Milliseconds between the strike and the insertion. */
const pause = 150;

/**
 * Animates an edit: the strike colours the old words as it passes, then the insertion and the text after it appear. In print, in forced
 * colours and with reduced motion only the end is shown.
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

/** The parent of an edit: lines must break in the same places before and after it. */
export const edited = { position: 'relative', textWrap: 'wrap' } as const;

interface WasProps {
  /** The original sentence: text before the edit, deleted words, text after it. */
  parts: readonly [string, string, string];
}

/** The original sentence on top of the edited one during the animation, as generated content: accessible text has it once. */
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

interface EditedProps {
  /** A message with one insertion, and at most one deletion before it. */
  id: MessageId;
  /** Whether the edit will be animated. */
  isMoving: boolean;
}

/** A sentence with an edit; animated by `editMotion` on its parent. */
export function Edited({ id, isMoving }: EditedProps) {
  const { formatMessage } = useIntl();
  // The sample's highlight is for the film only.
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
