import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { useReview } from '../../components/useReview';
import type { TextValues } from '../../locale/useText';

/** A heading with a `home.review.*` message. */
export type ReviewedHeading = MessageId extends infer Id
  ? Id extends `home.review.${infer Name}`
    ? Name
    : never
  : never;

/** Includes the space before an insertion. */
const marks = {
  ins: (chunks: ReactNode[]) => (
    <>
      <span className="review-space"> </span>
      <ins>{chunks}</ins>
    </>
  ),
};

interface ReviewedProps {
  /** Which message. */
  of: ReviewedHeading;
  values?: TextValues;
  /** The final heading. */
  children: ReactNode;
}

/**
 * A heading with its edits: deletions are what any vendor could have written, insertions what we wrote. The final heading stays when its
 * edits are shown, since parts of it have a state.
 */
export function Reviewed({ of, values, children }: ReviewedProps) {
  const { review } = useReview();
  return (
    <>
      <span className="review-final">{children}</span>
      {review !== 'final' && (
        <span className="review-marked">
          <FormattedMessage id={`home.review.${of}`} values={{ ...values, ...marks }} />
        </span>
      )}
    </>
  );
}

const plain = {
  color: 'inherit',
  background: 'none !important',
  textDecoration: 'none',
  userSelect: 'text',
} as const;

const styles = (
  <GlobalStyles
    styles={{
      'html[data-review] .review-final': { display: 'none' },
      'html[data-review=original]': {
        '& .review-marked ins, & .review-space, & main h1 ins': { display: 'none' },
        '& .review-marked del, & main h1 del': plain,
        // The space before words that have not appeared yet.
        '& main h1 .arriving': { marginInlineStart: '-0.25em' },
      },
    }}
  />
);

/** Selects the version of the headings that the address asks for, and explains it, since such addresses get shared. */
export function ShownReview() {
  const { review } = useReview();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (review === 'final') return;
    dataset.review = review;
    return () => {
      delete dataset.review;
    };
  }, [review]);
  return (
    <>
      {review !== 'final' && styles}
      {review === 'original' && (
        <Container>
          <Paper variant="note" component="p" sx={{ margin: (theme) => theme.spacing(3, 0, 0) }}>
            <FormattedMessage id="home.originals.note" />
          </Paper>
        </Container>
      )}
    </>
  );
}
