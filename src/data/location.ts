import useSWR from 'swr/immutable';
import { askCountry, type CountryAnswer } from './country';

/** A request to the location service that has begun before React runs, and its answer so far. */
export interface LocationRequest {
  answer: CountryAnswer;
  /** Never rejects. */
  finalAnswer?: Promise<CountryAnswer>;
}

/**
 * The location service's answer, which is final: it is not asked again when the visitor returns to the window or is online again.
 * @param address null for no request.
 * @param begun its answer is the first one, instead of a second request's.
 */
export function useLocation(address: string | null, begun?: LocationRequest): CountryAnswer {
  const { data = 'pending' } = useSWR<CountryAnswer>(
    address,
    (key: string) => begun?.finalAnswer ?? askCountry(key),
    begun && begun.answer !== 'pending' ? { fallbackData: begun.answer } : {},
  );
  return data;
}
