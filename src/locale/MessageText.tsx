import { Fragment, isValidElement, type ReactNode } from 'react';

/** The words of a message, without those of components in it. */
function wordsOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(children)) return wordsOf(children.props.children);
  return typeof children === 'string' ? children : '';
}

/**
 * The text of every message, and of others that hold figures. One that changes is replaced rather than edited: a translator may have the
 * old one in hand, and its answer would overwrite the figures of the new one.
 */
export function MessageText({ children }: { children?: ReactNode }) {
  return <Fragment key={wordsOf(children)}>{children}</Fragment>;
}
