import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Bundle } from '../../translations';
import { languageCodes, type Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useOtherIntl, type OtherIntl } from '../locale/useOtherIntl';
import type { Column } from './InColumn';
import { useHydrated } from './useHydrated';
import { viewParameter } from './viewAddress';

/** Which text is read: one language's, or both side by side. */
export type View = Language | 'both';

export const views: readonly View[] = [...languageCodes, 'both'];

/** A text that may be read in either language, or in both. */
export interface Columns {
  view: View;
  setView: (view: View) => void;
  /** What is to be drawn: one column or two, the page's own language first. */
  columns: readonly Column[];
  /** The other language's words, which may still be on their way; until they are here the columns stay as they were served. */
  other: OtherIntl;
}

/**
 * The columns of a bilingual text (X7). The choice lives in the address as `?view=both`, so that it can be shared; without one
 * the text is in the page's language. Outside Israel the Hebrew text can be read too, though the site is in English there (L4).
 * @param bundle the message file that holds the text.
 */
export function useColumns(bundle: Bundle): Columns {
  const { language } = useLocale();
  const [params, setParams] = useSearchParams();
  // Prerendered HTML knows no query, and hydration must begin as it does.
  const isHydrated = useHydrated();
  const view = views.find((name) => isHydrated && name === params.get(viewParameter)) ?? language;

  const otherLanguage = languageCodes.find((code) => code !== language)!;
  const other = useOtherIntl(view === language ? undefined : otherLanguage, bundle);
  const columns = useMemo((): readonly Column[] => {
    const own: Column = { language };
    if (!other.intl) return [own];
    const beside: Column = { language: otherLanguage, intl: other.intl };
    return view === 'both' ? [own, beside] : [beside];
  }, [language, otherLanguage, other.intl, view]);

  function setView(wanted: View) {
    const next = new URLSearchParams(params);
    if (wanted === language) next.delete(viewParameter);
    else next.set(viewParameter, wanted);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { view, setView, columns, other };
}
