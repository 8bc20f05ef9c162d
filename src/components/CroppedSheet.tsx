import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Its padding. */
export const sheetPadding = ({ spacing }: Theme) => `clamp(${spacing(3)}, 3.4vw, ${spacing(6)})`;

/** A sheet on a `SplitLayout`, cropped by its lower edge. */
export function CroppedSheet({ children, ...props }: { children: ReactNode; 'aria-hidden'?: boolean }) {
  return (
    <Paper
      variant="sheet"
      {...props}
      sx={{
        position: 'relative',
        alignSelf: 'stretch',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 560,
        minHeight: { xs: 280, md: 400 },
        // On wide screens it ends where the page's columns do.
        marginInline: { xs: 'auto', md: 'auto 0' },
        marginBlockEnd: { md: -9 },
        padding: sheetPadding,
        borderBlockEnd: 0,
        // What a writer fills in is underlined, since yellow is for evidence.
        '& mark': { backgroundColor: 'transparent', borderBlockEnd: '1px solid', borderColor: 'line.edge' },
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        // Forced colours hide the coloured ground that crops the sheet, so it gets an edge of its own.
        '@media (forced-colors: active)': { marginBlockEnd: 0, borderBlockEnd: '1px solid' },
      }}
    >
      {children}
    </Paper>
  );
}
