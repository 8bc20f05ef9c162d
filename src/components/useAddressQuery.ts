import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './useHydrated';

interface AddressQuery {
  /** The parameters as the visitor's last act left them. Null until they are known: the served HTML is one for all of them. */
  params: URLSearchParams | null;
  /** Writes the parameters that `edit` leaves behind, into the entry of the history that is there: Back leaves the page. */
  change: (edit: (params: URLSearchParams) => void) => void;
  /** True once the visitor has changed something here: only then is there something to announce. */
  hasChanged: boolean;
}

/**
 * What a visitor has chosen on a page, kept in its address so that it can be shared. The router changes the address a moment
 * after the act; the parameters answer at once, so that the next act, however soon, begins with what the one before it left.
 */
export function useAddressQuery(): AddressQuery {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [hasChanged, setHasChanged] = useState(false);
  const [shown, show] = useOptimistic(search);
  const isHydrated = useHydrated();

  function change(edit: (params: URLSearchParams) => void) {
    const params = new URLSearchParams(shown);
    edit(params);
    const next = params.toString();
    setHasChanged(true);
    startTransition(async () => {
      show(next);
      await navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
    });
  }

  return { params: isHydrated ? new URLSearchParams(shown) : null, change, hasChanged };
}
