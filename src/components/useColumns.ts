import { useMemo } from 'react';
import type { Bundle } from '../../translations';
import { languageCodes, otherLanguage, type Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useSecondaryIntl, type SecondaryIntl } from '../locale/useSecondaryIntl';
import type { Column, ColumnList } from './InColumn';
import { useQueryParams } from './useQueryParams';

/** The parameter of the address that names which text is read. */
const viewParameter = 'view';

/** Which text is read: one language's, or both side by side. */
export type View = Language | 'both';

export const views: readonly View[] = [...languageCodes, 'both'];

/** A text that may be read in either language, or in both. */
export interface Columns {
  view: View;
  setView: (view: View) => void;
  /** What is to be drawn: one column or two, the page's own language first. */
  columns: ColumnList;
  /** The other language's words, which may still be on their way; until they are here the columns stay as they were served. */
  other: SecondaryIntl;
}

/**
 * The columns of a bilingual text. The choice lives in the address as `?view=both`, so that it can be shared; without one
 * the text is in the page's language. Outside Israel the Hebrew text can be read too, though the site is in English there.
 * @param bundle the message file that holds the text.
 */
export function useColumns(bundle: Bundle): Columns {
  const language = useLocale('language');
  const { params, change } = useQueryParams();
  const view = views.find((name) => name === params?.get(viewParameter)) ?? language;

  const second = otherLanguage(language);
  const other = useSecondaryIntl(view === language ? undefined : second, bundle);
  const columns = useMemo((): ColumnList => {
    const own: Column = { language };
    if (!other.intl) return [own];
    const beside: Column = { language: second, intl: other.intl };
    return view === 'both' ? [own, beside] : [beside];
  }, [language, second, other.intl, view]);

  function setView(wanted: View) {
    change((query) => {
      if (wanted === language) query.delete(viewParameter);
      else query.set(viewParameter, wanted);
    });
  }

  return { view, setView, columns, other };
}
