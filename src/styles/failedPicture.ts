import type { Theme } from '@mui/material/styles';

/**
 * Styles of an `<img>` whose file fails: its alternative text at the foot of its background. Browsers draw these only where there is no
 * picture, over a broken one of their own.
 */
export const failedPicture = {
  position: 'relative',
  '&::before, &::after': { position: 'absolute', textAlign: 'start' },
  '&::before': { content: '""', inset: 0, background: 'inherit' },
  '&::after': {
    content: 'attr(alt)',
    insetInline: '16% 8%',
    insetBlockEnd: (theme: Theme) => theme.spacing(2.5),
    typography: 'document',
    fontSize: 'sizes.body',
    lineHeight: 1.4,
    color: 'text.secondary',
    textWrap: 'balance',
  },
} as const;
