import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readPositions, restorePosition } from '../browser/scrollPosition';
import type { Bundle } from '../../translations';
import { languageCodes, otherLanguage, type Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useSecondaryIntl, type SecondaryIntl } from '../locale/useSecondaryIntl';
import { headerHeight } from '../styles/headerHeight';
import type { Column, ColumnList } from '../components/LanguageColumn';
import { useQueryParams } from './useQueryParams';

const viewKey = 'view';

export type View = Language | 'both';

export const views: readonly View[] = [...languageCodes, 'both'];

/** The newest value, one render later, so that what is read stays where it is on the screen when the text above it changes. */
function useScrollAnchored<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const positions = useRef<ReturnType<typeof readPositions>>([]);
  useLayoutEffect(() => {
    if (shown !== value) {
      positions.current = readPositions(headerHeight.xs);
      setShown(value);
    } else {
      restorePosition(positions.current);
      positions.current = [];
    }
  }, [value, shown]);
  return shown;
}

/** A text that can be read in either language or in both. */
export interface Columns {
  /** The view in the address, if any. */
  viewParam: View | undefined;
  /** Without a view the address has none, and the default is shown. */
  setView: (view?: View) => void;
  /** The page's own language. */
  language: Language;
  /** The columns to render, the page's own language first. */
  columns: ColumnList;
  /** The other language's messages; until they have loaded the columns stay as prerendered. */
  other: SecondaryIntl;
}

/**
 * The columns of a bilingual text. The view is kept in the address as `?view=both`; by default it is the page's language. Outside Israel,
 * where the site is in English, Hebrew can be selected too.
 * @param bundles the message files of the text and of the components that show it; a constant.
 * @param leads both languages are the default where there is room; their messages must be loaded with the page (`bothLanguages` of its route).
 */
export function useBilingualView(bundles: readonly Bundle[], leads?: 'both'): Columns {
  const language = useLocale('language');
  const { params, set } = useQueryParams();
  const viewParam = views.find((name) => name === params?.get(viewKey));
  const view = viewParam ?? leads ?? language;

  const second = otherLanguage(language);
  const other = useSecondaryIntl(view === language ? undefined : second, bundles);
  const columns = useMemo((): ColumnList => {
    const own: Column = { language };
    if (!other.intl) return [own];
    const secondary: Column = { language: second, intl: other.intl, needsRoom: !viewParam };
    return view === 'both' ? [own, secondary] : [secondary];
  }, [language, second, other.intl, viewParam, view]);

  const shown = useScrollAnchored(columns);
  // From here on the columns say what to show; the attribute did until the address could be read.
  const isRead = params !== null;
  useLayoutEffect(() => {
    if (isRead) document.documentElement.dataset.scripted = '';
  }, [isRead]);

  return { viewParam, setView: (wanted) => set(viewKey, wanted), language, columns: shown, other };
}
