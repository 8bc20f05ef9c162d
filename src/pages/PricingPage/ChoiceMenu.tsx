import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { Icon } from '../../components/Icon';
import type { RadioMenuProps } from '../../components/RadioMenu';
import { RadioMenuButton } from '../../components/RadioMenuButton';

/** Scrolls so that the list fits below its button, without scrolling what is above the button out of view. */
function makeRoom(button: HTMLElement, rows: number) {
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + rows * 44 + 56 - window.innerHeight;
  if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - 280)), behavior: 'instant' });
}

interface ChoiceMenuProps extends Pick<RadioMenuProps<number>, 'options' | 'value' | 'onChoose'> {
  /** The name of the button and its list; contains what the button shows. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
}

/** A button that shows a choice and opens the list of its options below. */
export function ChoiceMenu({ children, ...menu }: ChoiceMenuProps) {
  return (
    <RadioMenuButton
      {...menu}
      sx={{ '& li': { columnGap: 1, whiteSpace: 'normal', fontSize: 'sizes.small' } }}
    >
      {(trigger) => (
        <Button
          fullWidth
          variant="outlined"
          aria-label={menu.label}
          {...trigger}
          endIcon={<Icon name={trigger['aria-expanded'] ? 'chevronUp' : 'chevronDown'} />}
          onClick={(event) => {
            makeRoom(event.currentTarget, menu.options.length);
            trigger.onClick(event);
          }}
          sx={{
            justifyContent: 'space-between',
            paddingInline: (theme) => theme.spacing(1.75, 2),
            textAlign: 'start',
            ...hideWithoutJsAndInPrint,
          }}
        >
          {children}
        </Button>
      )}
    </RadioMenuButton>
  );
}
