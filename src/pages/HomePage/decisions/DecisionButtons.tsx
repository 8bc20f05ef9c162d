import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { useReview } from '../../../hooks/useReview';
import { ActionButton } from './ActionButton';
import { decide, undo, useOutcome, type DecisionId } from './decisions';

interface DecisionButtonsProps {
  id: DecisionId;
  /** The proposal's name, for screen readers. */
  label: string;
  /** The element with the buttons of several proposals: a decision moves the focus to the next open one. */
  within?: RefObject<HTMLElement | null>;
  sx?: SxProps<Theme>;
}

/** Accept and Reject, or Undo. When a focused button is replaced, its successor gets the focus. */
export function DecisionButtons({ id, label, within, sx }: DecisionButtonsProps) {
  const outcome = useOutcome(id);
  const { showDecisions } = useReview();
  const own = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const find = (selector: string) => (within ?? own).current?.querySelector<HTMLElement>(selector);
    const next =
      (outcome && find('[data-action=accept]')) ?? own.current?.querySelector<HTMLElement>('button');
    next?.focus({ preventScroll: true });
  }, [outcome, within]);

  function press(act: () => void) {
    wasPressed.current = true;
    act();
    showDecisions();
  }

  return (
    <Box
      ref={own}
      role="group"
      aria-label={label}
      sx={[
        { display: 'flex', flexWrap: 'wrap', gap: 1, ...hideWithoutJsAndInPrint },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {outcome ? (
        <ActionButton
          key="undo"
          action="undo"
          // The second press of a double click was meant for the button that stood here.
          onClick={({ detail }) => detail < 2 && press(() => undo([id]))}
        />
      ) : (
        <>
          <ActionButton
            key="accept"
            action="accept"
            data-action="accept"
            onClick={() => press(() => decide([id], 'accepted'))}
          />
          <ActionButton key="reject" action="reject" onClick={() => press(() => decide([id], 'rejected'))} />
        </>
      )}
    </Box>
  );
}
