import Box from '@mui/material/Box';
import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { Announcement } from './Announcement';
import { Icon } from './Icon';
import { useCopy } from '../hooks/useCopy';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string;
  label: MessageId;
  /** Replaces the label for a moment; announced as well. */
  done: MessageId;
}

/** Copies a text. If the browser refuses, the label stays: the text is on the page to be selected. */
export function CopyButton({ text, label, done, variant = 'outlined', size = 'large' }: CopyButtonProps) {
  const { isDone, copy } = useCopy(text);

  const state = (icon: 'copy' | 'check', message: MessageId, isShown: boolean) => (
    <Box component="span" sx={{ visibility: isShown ? 'visible' : 'hidden' }}>
      {/* As MUI's start icon, but inside the state it belongs to. */}
      <Box
        component="span"
        className={buttonClasses.startIcon}
        sx={{ display: 'inherit', marginInline: (theme) => theme.spacing(-0.5, 1) }}
      >
        <Icon name={icon} sx={{ fontSize: size === 'small' ? '1.2em' : '1.3em' }} />
      </Box>
      <FormattedMessage id={message} tagName="span" />
    </Box>
  );

  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy()}>
        {/* Both states are in the same grid cell, so the button keeps its width; the visible one is its name. */}
        <Box
          component="span"
          sx={{
            display: 'inline-grid',
            justifyItems: variant === 'text' ? 'start' : 'center',
            '& > *': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center' },
          }}
        >
          {state('copy', label, !isDone)}
          {state('check', done, isDone)}
        </Box>
      </Button>
      <Announcement>{isDone && <FormattedMessage id={done} />}</Announcement>
    </>
  );
}
