import Stack from '@mui/material/Stack';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { focusMainOnRemoval } from '../browser/focusOnRemoval';
import { directionOf, type Language } from '../locale/languages';
import { HeaderButton } from './navigationLinks';

interface NoticeProps {
  children: ReactNode;
  action?: { label: ReactNode; onClick: () => void };
  /** Closes the notice; the label is in the notice's own language. */
  dismiss?: { label: string; onClick: () => void };
  /** Of the notice, if not the page's. */
  lang?: Language;
  sx?: SystemStyleObject<Theme>;
}

/** At the bottom of the screen, as wide as necessary. */
export const fixedAtBottom = {
  position: 'fixed',
  insetBlockEnd: (theme: Theme) => theme.spacing(2),
  // On a phone as wide as the page's text.
  insetInline: (theme: Theme) => theme.spacing(2.5),
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: (theme: Theme) => `calc(100% - ${theme.spacing(5)})`,
  zIndex: 'snackbar',
} as const;

/**
 * A line at the bottom of the screen. It causes no layout shift, and text behind it can be scrolled into view. To be announced it is rendered
 * in a live region that was there before.
 */
export function Notice({ children, action, dismiss, lang, sx }: NoticeProps) {
  return (
    <Paper
      ref={focusMainOnRemoval}
      variant="note"
      lang={lang}
      dir={lang && directionOf(lang)}
      sx={{ ...fixedAtBottom, display: 'flex', alignItems: 'center', gap: 1, ...sx }}
    >
      {/* If both do not fit, the action wraps below the text; the close button stays in the corner. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: (theme) => ({ xs: 1, sm: theme.spacing(1, 2) }) }}
      >
        <span>{children}</span>
        {action && (
          <Button size="small" variant="contained" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Stack>
      {dismiss && (
        <HeaderButton aria-label={dismiss.label} onClick={dismiss.onClick}>
          <CloseIcon />
        </HeaderButton>
      )}
    </Paper>
  );
}
