import { useQueryParams } from './useQueryParams';

/** How the headings under review are shown, as in a word processor: before the edits, with them, after them. */
export const reviews = ['original', 'marked', 'final'] as const;
export type Review = (typeof reviews)[number];

/** The parameter of the address that names it; without one the headings are final. */
const parameter = 'review';

/** How the headings are shown, kept in the address. `hasChanged` once it was chosen here. */
export function useReview(): { review: Review; show: (review: Review) => void; hasChanged: boolean } {
  const { params, change, hasChanged } = useQueryParams();
  const named = params?.get(parameter);
  return {
    review: reviews.find((review) => review === named) ?? 'final',
    show(review) {
      change((next) => (review === 'final' ? next.delete(parameter) : next.set(parameter, review)));
    },
    hasChanged,
  };
}
