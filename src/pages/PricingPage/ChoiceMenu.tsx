import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { Icon } from '../../components/Icon';
import type { RadioMenu } from '../../components/RadioMenu';
import { useOnDemand } from '../../hooks/useOnDemand';

const loadMenu = () => import('../../components/RadioMenu');

/** Scrolls so that the list fits below its button, without scrolling what is above the button out of view. */
function makeRoom(button: HTMLElement, rows: number) {
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + rows * 44 + 56 - window.innerHeight;
  if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - 280)), behavior: 'instant' });
}

interface ChoiceMenuProps extends Pick<
  Parameters<typeof RadioMenu<number>>[0],
  'options' | 'value' | 'onChoose'
> {
  /** The name of the button and its list; contains what the button shows. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
}

/** A button that shows a choice and opens the list of its options below. */
export function ChoiceMenu({ label, children, options, value, onChoose }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { isOpen, part, open, close, trigger } = useOnDemand(loadMenu);

  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-label={label}
        aria-haspopup="menu"
        {...trigger}
        endIcon={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />}
        onClick={({ currentTarget }) => {
          makeRoom(currentTarget, options.length);
          setAnchor(currentTarget);
          open();
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
      {isOpen && part && anchor && (
        <part.RadioMenu
          anchor={anchor}
          label={label}
          // Only below its button: above it is what a choice changes.
          marginThreshold={null}
          sx={{
            // As wide as its button, unless a word is wider.
            width: 'min-content',
            minWidth: anchor.offsetWidth,
            '& li': { columnGap: 1, whiteSpace: 'normal', fontSize: 'sizes.small' },
            marginBlockStart: 0.75,
            maxHeight: `calc(100dvh - ${anchor.getBoundingClientRect().bottom + 16}px)`,
          }}
          options={options}
          value={value}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </>
  );
}
