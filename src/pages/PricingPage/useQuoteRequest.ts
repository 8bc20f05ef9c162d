import { useQueryParams } from '../../hooks/useQueryParams';
import { defaultQuote, readRequest, unreadParts, writeRequest, type QuoteRequest } from './quote';

/** Plan, users and billing, kept in the address, which plan cards and quote share. */
export function useQuoteRequest() {
  const { params, change, hasChanged } = useQueryParams();
  return {
    request: params ? readRequest(params) : defaultQuote,
    unread: params ? unreadParts(params) : [],
    change: (patch: Partial<QuoteRequest>) =>
      change((query) => writeRequest(query, { ...readRequest(query), ...patch })),
    /** Whether to announce the result: not on page load. */
    hasChanged,
  };
}
