import { useQueryParams } from '../../components/useQueryParams';
import { firstRequest, readRequest, writeRequest, type QuoteRequest } from '../../data/quote';

interface QuoteRequestState {
  request: QuoteRequest;
  change: (patch: Partial<QuoteRequest>) => void;
  /** True once the visitor has changed something here: only then is there something to announce. */
  hasChanged: boolean;
}

/**
 * Plan, users and billing, which live in the address so that they can be shared. The cards and the quote read the same
 * address, so one follows the other.
 */
export function useQuoteRequest(): QuoteRequestState {
  const { params, change, hasChanged } = useQueryParams();
  return {
    request: params ? readRequest(params) : firstRequest,
    change: (patch) => change((query) => writeRequest(query, { ...readRequest(query), ...patch })),
    hasChanged,
  };
}
