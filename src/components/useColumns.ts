import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bundle } from '../../translations';
import { languageCodes, otherLanguage, type Language } from '../locale/languages';
import { readPositions, restorePosition } from '../locale/preserveScrollAnchor';
import { useLocale } from '../locale/useLocale';
import { useSecondaryIntl, type SecondaryIntl } from '../locale/useSecondaryIntl';
import { headerHeight } from './headerHeight';
import type { Column, ColumnList } from './InColumn';
import { useQueryParams } from './useQueryParams';

const viewParameter = 'view';

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
  view: View;
  setView: (view: View) => void;
  /** The columns to render, the page's own language first. */
  columns: ColumnList;
  /** The other language's messages; until they have loaded the columns stay as prerendered. */
  other: SecondaryIntl;
}

/**
 * The columns of a bilingual text. The view is kept in the address as `?view=both`; by default it is the page's language. Outside Israel,
 * where the site is in English, Hebrew can be selected too.
 * @param bundle the message file of the text.
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

  return { view, setView, columns: useScrollAnchored(columns), other };
}
