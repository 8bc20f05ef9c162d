import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { Icon } from '../../../components/Icon';
import { useReview } from '../../../hooks/useReview';
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
        <Button
          key="undo"
          variant="outlined"
          size="small"
          startIcon={<Icon name="undo" />}
          onClick={() => press(() => undo([id]))}
        >
          <FormattedMessage id="home.redline.undo" />
        </Button>
      ) : (
        <>
          <Button
            key="accept"
            variant="contained"
            size="small"
            data-action="accept"
            startIcon={<Icon name="check" />}
            onClick={() => press(() => decide([id], 'accepted'))}
          >
            <FormattedMessage id="home.redline.accept" />
          </Button>
          <Button
            key="reject"
            variant="outlined"
            size="small"
            startIcon={<Icon name="close" />}
            onClick={() => press(() => decide([id], 'rejected'))}
          >
            <FormattedMessage id="home.redline.reject" />
          </Button>
        </>
      )}
    </Box>
  );
}
