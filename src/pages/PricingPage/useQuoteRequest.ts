import { useQueryParams } from '../../hooks/useQueryParams';
import { firstRequest, readRequest, writeRequest, type QuoteRequest } from './quote';

interface QuoteRequestState {
  request: QuoteRequest;
  change: (patch: Partial<QuoteRequest>) => void;
  /** Whether to announce the result: not on page load. */
  hasChanged: boolean;
}

/** Plan, users and billing, kept in the address, which plan cards and quote share. */
export function useQuoteRequest(): QuoteRequestState {
  const { params, change, hasChanged } = useQueryParams();
  return {
    request: params ? readRequest(params) : firstRequest,
    change: (patch) => change((query) => writeRequest(query, { ...readRequest(query), ...patch })),
    hasChanged,
  };
}
