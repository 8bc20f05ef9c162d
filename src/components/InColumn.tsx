import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { languages, type Language } from '../locale/languages';

/** One text of a document in one or two languages. */
export interface Column {
  language: Language;
  /** Messages of a language other than the page's. */
  intl?: IntlShape;
}

export type ColumnList = readonly [Column, ...Column[]];

/** Renders content in a column's language and direction. */
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
