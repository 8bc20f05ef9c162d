import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import type { RadioMenuProps } from '../../components/RadioMenu';
import { RadioMenuButton } from '../../components/RadioMenuButton';

/** Scrolls so that the list fits below its button, without scrolling what is above the button out of view. */
function makeRoom(button: HTMLElement, rows: number) {
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + rows * 44 + 56 - window.innerHeight;
  if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - 280)), behavior: 'instant' });
}

interface ChoiceMenuProps extends Pick<RadioMenuProps<number>, 'options' | 'value' | 'onChoose'> {
  /** `text` within a line, else a field of its own. */
  variant?: 'text' | 'outlined';
  /** The name of the button and its list; contains what the button shows. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
}

/** A button that shows a choice and opens the list of its options below. */
export function ChoiceMenu({ children, variant = 'outlined', ...menu }: ChoiceMenuProps) {
  const isField = variant === 'outlined';
  return (
    <RadioMenuButton
      {...menu}
      sx={{ '& li': { columnGap: 1, whiteSpace: 'normal', fontSize: 'sizes.small' } }}
    >
      {(trigger) => {
        const chevron = trigger['aria-expanded'] ? <ExpandLessIcon /> : <ExpandMoreIcon />;
        return (
          <Button
            fullWidth={isField}
            variant={variant}
            aria-label={menu.label}
            {...trigger}
            endIcon={isField && chevron}
            onClick={(event) => {
              makeRoom(event.currentTarget, menu.options.length);
              trigger.onClick(event);
            }}
            sx={{
              textAlign: 'start',
              ...(isField
                ? { justifyContent: 'space-between', paddingInline: (theme) => theme.spacing(1.75, 2) }
                : {
                    minHeight: 32,
                    marginBlock: -1,
                    padding: 0,
                    font: 'inherit',
                    '& svg': { verticalAlign: '-0.35em' },
                  }),
              ...hideWithoutJsAndInPrint,
            }}
          >
            {isField ? (
              children
            ) : (
              <span>
                {children}
                {'\u2060'}
                {chevron}
              </span>
            )}
          </Button>
        );
      }}
    </RadioMenuButton>
  );
}
