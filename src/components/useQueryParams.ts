import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface QueryParams {
  /** The parameters as the visitor's last act left them. Null until they are known: the served HTML is one for all of them. */
  params: URLSearchParams | null;
  /** Writes the parameters that `edit` leaves behind, into the entry of the history that is there: Back leaves the page. */
  change: (edit: (params: URLSearchParams) => void) => void;
  /** True once the visitor has changed something here: only then is there something to announce. */
  hasChanged: boolean;
}

/** What was written and has not reached the router's location yet. One store for all parts of a page that read its address. */
let pending: { pathname: string; search: string } | null = null;
const listeners = new Set<() => void>();

function setPending(next: typeof pending) {
  pending = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '');

/**
 * What a visitor has chosen on a page, kept in its address so that it can be shared. The router changes the address a moment
 * after the act; the parameters answer at once and everywhere, so that the next act, however soon and in whichever part of the
 * page, begins with what the one before it left.
 */
export function useQueryParams(): QueryParams {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [hasChanged, setHasChanged] = useState(false);
  const written = useSyncExternalStore<typeof pending | undefined>(
    subscribe,
    () => pending,
    () => undefined,
  );
  const shownIn = (store: typeof pending | undefined) =>
    store?.pathname === pathname ? store.search : search;

  useEffect(() => {
    // Between two quick changes the location is an earlier one of ours; any other difference is a navigation.
    const isEarlier =
      pending?.pathname === pathname && pending.search !== search && navigationType === 'REPLACE';
    if (pending && !isEarlier) setPending(null);
  }, [key, pathname, search, navigationType]);

  function change(edit: (params: URLSearchParams) => void) {
    const params = new URLSearchParams(shownIn(pending));
    edit(params);
    const next = searchOf(params);
    setHasChanged(true);
    setPending({ pathname, search: next });
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
  }

  return {
    params: written === undefined ? null : new URLSearchParams(shownIn(written)),
    change,
    hasChanged,
  };
}
