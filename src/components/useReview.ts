import { useQueryParams } from './useQueryParams';

/** How reviewed headings are shown, as in a word processor. */
export const reviews = ['original', 'marked', 'final'] as const;
export type Review = (typeof reviews)[number];

/** The query parameter; without it headings are final. */
const parameter = 'review';

interface ReviewView {
  review: Review;
  show: (review: Review) => void;
  /** Returns to the final view: others do not show what was decided. */
  showDecisions: () => void;
  /** True once the view was changed here. */
  hasChanged: boolean;
}

/** The view of reviewed headings, kept in the address. */
export function useReview(): ReviewView {
  const { params, change, hasChanged } = useQueryParams();
  const named = params?.get(parameter);
  const shown = reviews.find((review) => review === named) ?? 'final';

  function show(review: Review) {
    change((next) => (review === 'final' ? next.delete(parameter) : next.set(parameter, review)));
  }

  return {
    review: shown,
    show,
    showDecisions() {
      if (shown !== 'final') show('final');
    },
    hasChanged,
  };
}
