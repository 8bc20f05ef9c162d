import Stack, { type StackProps } from '@mui/material/Stack';
import type { Outcome } from '../../../components/Edit';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { ActionButton } from './ActionButton';

interface EditButtonsProps extends Pick<StackProps, 'sx'> {
  /** The change's name, for screen readers. */
  label: string;
  outcome: Outcome | undefined;
  /** Called with undefined to reopen the change. */
  onDecide: (outcome: Outcome | undefined) => void;
}

/** Accept and Reject, or Undo. `useEdits` keeps the focus when one replaces the other. */
export function EditButtons({ label, outcome, onDecide, sx }: EditButtonsProps) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={[{ flexWrap: 'wrap', gap: 1, ...hideWithoutJsAndInPrint }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {outcome ? (
        <ActionButton
          key="undo"
          action="undo"
          // The second press of a double click was meant for the button that stood here.
          onClick={({ detail }) => detail < 2 && onDecide(undefined)}
        />
      ) : (
        <>
          <ActionButton key="accept" action="accept" onClick={() => onDecide('accepted')} />
          <ActionButton key="reject" action="reject" onClick={() => onDecide('rejected')} />
        </>
      )}
    </Stack>
  );
}
