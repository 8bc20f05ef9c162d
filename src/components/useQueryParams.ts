import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface QueryParams {
  /**
   * The parameters including changes that are not in the address yet. Null until hydrated, since all queries share the prerendered HTML.
   */
  params: URLSearchParams | null;
  /** Edits the parameters and replaces the history entry, so that Back leaves the page. */
  change: (edit: (params: URLSearchParams) => void) => void;
  /** Whether to announce results: not on page load. */
  hasChanged: boolean;
}

/** Changes that have not reached the router's location yet, shared by all users of the hook. */
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
 * A page's settings, kept in the address. The router updates its location asynchronously; this returns changes at once, so that quick
 * successive changes, also from other components, are not lost.
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
    // Between two quick changes the location is one of our earlier ones; any other difference is a navigation.
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
