import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../locale/useText';
import { withoutJs } from '../../styles/hideWithoutJs';
import { unfold } from '../../styles/keyframes';

interface AnswerProps {
  /** MUI's name for “is open”. */
  in: boolean;
  /** Called when the browser opens it, because find-in-page or a link to a text matches inside. */
  onFound: () => void;
  question: ReactNode;
  children?: ReactNode;
}

const whole = { '&::details-content': { contentVisibility: 'visible' } } as const;

/**
 * The collapsible part of an accordion: `<details>`, which find-in-page opens and readers of documents keep. Where the start script has not run
 * it has a summary of its own, or is always open, as in print, if the browser has a selector for its content. The summary has the question for
 * reader modes, which remove the button with it.
 */
export function Answer({ in: isOpen, onFound, question, children }: AnswerProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);

  // Before `useOpenQuestion` scrolls to a question below.
  useLayoutEffect(() => {
    if (isOpen) return;
    // The browser has found something in it before hydration.
    if (details.current?.open) onFound();
    // Animate only after the first close, not what was prerendered open.
    else if (details.current) details.current.dataset.unfolds = '';
  }, [isOpen, onFound]);

  return (
    <Box
      ref={details}
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onFound()}
      sx={({ timing, spacing }) => ({
        '& > summary': {
          display: 'none',
          [withoutJs]: { display: 'list-item', paddingBlock: spacing(1) },
          '&::after': { content: 'attr(data-label)' },
          '& > *': { display: 'none' },
        },
        '@supports selector(::details-content)': {
          [withoutJs]: { ...whole, '& > summary': { display: 'none' } },
          '@media print': whole,
        },
        '@media (prefers-reduced-motion: no-preference)': {
          '&[data-unfolds][open] > [role=region]': {
            animation: `${unfold} ${timing.duration.accordion}ms ${timing.easing.standard}`,
          },
        },
      })}
    >
      <summary data-unindexed data-label={text('faq.answer.label')}>
        <span>{question}</span>
      </summary>
      {children}
    </Box>
  );
}
