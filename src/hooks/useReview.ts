import { useQueryParams } from './useQueryParams';

/** How reviewed headings are shown, as in a word processor. */
export const reviews = ['original', 'marked', 'final'] as const;
type Review = (typeof reviews)[number];

/** The query parameter; without it headings are final. */
const parameter = 'review';

/** The view of reviewed headings, kept in the address. */
export function useReview() {
  const { params, set, hasChanged } = useQueryParams();
  const named = params?.get(parameter);
  const review = reviews.find((one) => one === named) ?? 'final';

  const show = (wanted: Review) => set(parameter, wanted === 'final' ? undefined : wanted);

  return {
    review,
    show,
    /** Returns to the final view: others do not show what was decided. */
    showDecisions() {
      if (review !== 'final') show('final');
    },
    hasChanged,
  };
}
