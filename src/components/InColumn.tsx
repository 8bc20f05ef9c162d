import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { languages, type Language } from '../locale/languages';

/** One text of a document that may be read in two. */
export interface Column {
  language: Language;
  /** The words of a language that is not the page's; the page's own need none. */
  intl?: IntlShape;
}

/** The columns beside each other: one or two. */
export type ColumnList = readonly [Column, ...Column[]];

/** Words of one column: in their language and direction, wherever they stand. */
export function InColumn({ column: { language, intl }, children }: { column: Column; children: ReactNode }) {
  if (!intl) return children;
  return (
    <RawIntlProvider value={intl}>
      <Box lang={language} dir={languages[language].direction} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </RawIntlProvider>
  );
}
