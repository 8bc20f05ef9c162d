import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { firstRequest, readRequest, type QuoteRequest } from '../../data/quote';

interface QuoteRequestState {
  request: QuoteRequest;
  change: (patch: Partial<QuoteRequest>) => void;
  /** True once the visitor has changed something here: only then is there something to announce. */
  hasChanged: boolean;
}

/** A request as an address writes it; with `inFull` also where it is what the page begins with. */
export function requestSearch(request: QuoteRequest, before = '', inFull = false): string {
  const params = new URLSearchParams(before);
  for (const name of ['plan', 'users', 'billing'] as const) {
    if (inFull || request[name] !== firstRequest[name]) params.set(name, request[name]);
    else params.delete(name);
  }
  return params.toString();
}

/**
 * Plan, users and billing, which live in the address so that they can be shared (X6). The cards and the quote read the same
 * address, so one follows the other. A change replaces the entry in the history: Back leaves the page.
 */
export function useQuoteRequest(): QuoteRequestState {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [hasChanged, setHasChanged] = useState(false);
  // Prerendered HTML knows no query, and hydration must begin as it does.
  const inAddress = useHydrated() ? readRequest(new URLSearchParams(search)) : firstRequest;
  // The router changes the address a moment later; a field must answer at once.
  const [request, show] = useOptimistic(inAddress);

  function change(patch: Partial<QuoteRequest>) {
    const next = { ...request, ...patch };
    setHasChanged(true);
    startTransition(async () => {
      show(next);
      await navigate(
        { search: requestSearch(next, search), hash },
        { replace: true, preventScrollReset: true },
      );
    });
  }

  return { request, change, hasChanged };
}
