import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { languages, type Language } from '../locale/languages';
import { singleLanguageSelector } from '../styles/singleLanguageSelector';

/** One text of a document in one or two languages. */
export interface Column {
  language: Language;
  /** Messages of a language other than the page's. */
  intl?: IntlShape;
  /** Shown from 900 px only. */
  needsRoom?: boolean;
}

export type ColumnList = readonly [Column, ...Column[]];

/** The direction of a part that shows another language alone, so that numbers are where its lines begin; otherwise it has the page's. */
export const columnsDirection = ([first, second]: readonly Column[]) =>
  first?.intl && !second ? languages[first.language].direction : undefined;

interface LanguageColumnProps {
  column: Column;
  /** The element around another language: `span` inside a line of text. */
  component?: 'div' | 'span';
  children: ReactNode;
}

/** Renders content in a column's language and direction. */
export function LanguageColumn({
  column: { language, intl, needsRoom },
  component = 'div',
  children,
}: LanguageColumnProps) {
  if (!intl) return children;
  return (
    <RawIntlProvider value={intl}>
      <Box
        component={component}
        lang={language}
        dir={languages[language].direction}
        sx={{
          display: needsRoom ? { xs: 'none', md: 'contents' } : 'contents',
          ...(needsRoom && { [singleLanguageSelector]: { display: 'none' } }),
        }}
      >
        {children}
      </Box>
    </RawIntlProvider>
  );
}
