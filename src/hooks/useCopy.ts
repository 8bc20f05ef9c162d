import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useEffect, useState } from 'react';
import { withoutIsolates } from '../text/withoutIsolates';

/** How long a button says what became of copying, in milliseconds. */
export const confirmationMs = 3000;

/** The icon of each result. */
export const copyIcons = { done: CheckIcon, refused: WarningAmberIcon };

/** Copies a text without invisible marks of direction. `result` is set for a moment afterwards, and names the message `shell.copy.{result}`. */
export function useCopy(text: string) {
  // An object, since the next copy is confirmed anew.
  const [outcome, setOutcome] = useState<{ result: keyof typeof copyIcons }>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    result: outcome?.result,
    async copy() {
      try {
        // Without HTTPS there is no clipboard, which is a refusal as well.
        await navigator.clipboard.writeText(withoutIsolates(text));
        setOutcome({ result: 'done' });
      } catch {
        setOutcome({ result: 'refused' });
      }
    },
  };
}
