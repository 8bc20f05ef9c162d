import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { useReview } from '../../components/useReview';
import type { TextValues } from '../../locale/useText';

/** A heading that has an original. */
export type ReviewedHeading = MessageId extends infer Id
  ? Id extends `home.review.${infer Name}`
    ? Name
    : never
  : never;

/** The space before an insertion goes with it. */
const marks = {
  ins: (chunks: ReactNode[]) => (
    <>
      <span className="review-space"> </span>
      <ins>{chunks}</ins>
    </>
  ),
};

interface ReviewedProps {
  /** Whose original. */
  of: ReviewedHeading;
  values?: TextValues;
  /** Its final words. */
  children: ReactNode;
}

/**
 * A heading in its final words and, unseen until it is wanted, with its edits marked: what any vendor could have written, struck,
 * and what stands here instead. Both are in the HTML; `data-review` of `<html>` says which one shows.
 */
export function Reviewed({ of, values, children }: ReviewedProps) {
  return (
    <>
      <span className="review-final">{children}</span>
      <span className="review-marked">
        <FormattedMessage id={`home.review.${of}`} values={{ ...values, ...marks }} />
      </span>
    </>
  );
}

const isEdited = 'html:is([data-review=original], [data-review=marked])';
const plain = {
  color: 'inherit',
  background: 'none !important',
  textDecoration: 'none',
  userSelect: 'text',
} as const;

const styles = (
  <GlobalStyles
    styles={{
      [`html:not([data-review]) .review-marked, ${isEdited} .review-final`]: { display: 'none' },
      'html[data-review=original]': {
        '& .review-marked ins, & .review-space, & main h1 ins': { display: 'none' },
        '& .review-marked del, & main h1 del': plain,
        // The space that stood before the words of the title that are not there yet.
        '& main h1 .arriving': { marginInlineStart: '-0.25em' },
      },
    }}
  />
);

/** Shows the page's headings as the address says, and says what the originals are: someone may have sent their address. */
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
      {styles}
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
