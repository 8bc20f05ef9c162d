import { useQueryParams } from './useQueryParams';

/** How reviewed headings are shown, as in a word processor. */
export const reviews = ['original', 'marked', 'final'] as const;
export type Review = (typeof reviews)[number];

/** The query parameter; without it headings are final. */
const parameter = 'review';

/** The view of reviewed headings, kept in the address. `hasChanged` is true once it was changed here. */
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
