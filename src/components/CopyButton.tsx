import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { LiveRegion } from './LiveRegion';
import { copyIcons, useCopy } from '../hooks/useCopy';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string;
  /** Replaced for a moment by what became of it, which is announced as well. */
  label: MessageId;
}

/** Copies a text. */
export function CopyButton({ text, label, variant = 'outlined', size = 'large' }: CopyButtonProps) {
  const { result, copy } = useCopy(text);

  const state = (Icon: typeof SvgIcon, message: MessageId, isShown: boolean) => (
    <Box component="span" sx={{ visibility: isShown ? 'visible' : 'hidden' }}>
      {/* As MUI's start icon, but inside the state it belongs to. */}
      <Box
        component="span"
        className={buttonClasses.startIcon}
        sx={{ display: 'inherit', marginInline: (theme) => theme.spacing(-0.5, 1) }}
      >
        <Icon sx={{ fontSize: size === 'small' ? '1.2em' : '1.3em' }} />
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
          {state(ContentCopyIcon, label, !result)}
          {state(copyIcons[result ?? 'done'], `shell.copy.${result ?? 'done'}`, !!result)}
        </Box>
      </Button>
      <LiveRegion>{result && <FormattedMessage id={`shell.copy.${result}`} />}</LiveRegion>
    </>
  );
}
