import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createStore, useStore } from '../lib/createStore';
import { paramsOf } from '../paths';
import { useHydrated } from './useHydrated';
import { useReplaceAddress } from './useReplaceAddress';

/** Changes that have not reached the router's location yet, shared by all users of the hook. */
const pendingStore = createStore<{ pathname: string; search: string } | null>(null);

/**
 * A page's settings, kept in the address. The router updates its location asynchronously; this returns changes at once, so that quick
 * successive changes, also from other components, are not lost.
 */
export function useQueryParams() {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const replaceAddress = useReplaceAddress();
  const [hasChanged, setHasChanged] = useState(false);
  const isHydrated = useHydrated(!search && !hash);
  const unwritten = useStore(pendingStore, (pending) => pending);
  const paramsWith = (change: typeof unwritten) =>
    paramsOf(change?.pathname === pathname ? change.search : search);

  const isNew = useRef(true);

  useEffect(() => {
    const pending = pendingStore.get();
    // Between two quick changes the location is an earlier one of ours, which a component that has just mounted already knows. Any other
    // difference is a navigation.
    const isEarlier =
      pending?.pathname === pathname &&
      pending.search !== search &&
      (isNew.current || navigationType === 'REPLACE');
    isNew.current = false;
    if (pending && !isEarlier) pendingStore.set(null);
  }, [key, pathname, search, navigationType]);

  /** Edits the parameters and replaces the history entry, so that Back leaves the page. */
  function change(edit: (params: URLSearchParams) => void) {
    const params = paramsWith(pendingStore.get());
    edit(params);
    const query = params.toString();
    const next = query && `?${query}`;
    setHasChanged(true);
    pendingStore.set({ pathname, search: next });
    replaceAddress({ pathname, search: next, hash });
  }

  return {
    /** With changes that are not in the address yet. Null until hydrated if there is a query or a hash: all addresses share the prerendered HTML. */
    params: isHydrated ? paramsWith(unwritten) : null,
    change,
    /** Changes one parameter, or removes it: a default needs none. */
    set: (name: string, value: string | undefined) =>
      change((params) => (value === undefined ? params.delete(name) : params.set(name, value))),
    /** Whether to announce results: not on page load. */
    hasChanged,
  };
}
