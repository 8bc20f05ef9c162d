import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { HeaderButton } from './navigationLinks';

interface NoticeProps {
  children: ReactNode;
  /** What the visitor can do about it. */
  action?: { label: ReactNode; onClick: () => void };
  /** Closes the notice; its label says so in the notice's own language. */
  dismiss?: { label: string; onClick: () => void };
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The place of a notice: at the foot of the screen, no wider than it needs. */
export const atFoot = {
  position: 'fixed',
  insetBlockEnd: (theme: Theme) => theme.spacing(2),
  insetInline: (theme: Theme) => theme.spacing(2),
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: (theme: Theme) => `calc(100% - ${theme.spacing(4)})`,
  zIndex: 'snackbar',
} as const;

/** One line at the foot of the screen: it covers no text that the visitor cannot scroll out from under it, and moves nothing. */
export function Notice({ children, action, dismiss, lang, dir }: NoticeProps) {
  return (
    <Paper
      variant="note"
      role="status"
      lang={lang}
      dir={dir}
      sx={{
        ...atFoot,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {/* Where both do not fit, the action goes below the words; what closes the notice stays at its corner. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: (theme) => ({ xs: 1, sm: theme.spacing(1, 2) }),
        }}
      >
        <span>{children}</span>
        {action && (
          <Button size="small" variant="contained" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Box>
      {dismiss && (
        <HeaderButton aria-label={dismiss.label} onClick={dismiss.onClick}>
          <Icon name="close" />
        </HeaderButton>
      )}
    </Paper>
  );
}
