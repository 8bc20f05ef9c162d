import GlobalStyles from '@mui/material/GlobalStyles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { useReview } from '../../hooks/useReview';
import { Notice } from '../../layout/Notice';
import { useText, type TextValues } from '../../locale/useText';

/** A heading: its messages are `home.{name}.title` and, with its edits, `home.review.{name}`. */
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
  of: ReviewedHeading;
  values?: TextValues;
  /** The final heading, if it is more than its message. */
  children?: ReactNode;
}

/**
 * A heading with its edits: deletions are what any vendor could have written, insertions what we wrote. The final heading stays when its
 * edits are shown, since parts of it have a state.
 */
export function Reviewed({ of, values, children }: ReviewedProps) {
  const { review } = useReview();
  return (
    <>
      <span className="review-final">{children ?? <FormattedMessage id={`home.${of}.title`} />}</span>
      {review !== 'final' && (
        <span className="review-marked">
          <FormattedMessage id={`home.review.${of}`} values={{ ...values, ...marks }} />
        </span>
      )}
    </>
  );
}

/** A section's heading, with its edits. Takes the props of `Typography`. */
export function SectionTitle({ of, ...props }: Pick<ReviewedProps, 'of'> & TypographyProps) {
  return (
    <Typography variant="display2" {...props}>
      <Reviewed of={of} />
    </Typography>
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
      // Of decided sentences, too.
      'html[data-review]': {
        '& :is(.review-final, .original, .outcome, .stet)': { display: 'none !important' },
        // A title that does not show what was decided has no note of it.
        '& .title-note': { visibility: 'hidden' },
        '& :is(.edited, .marked, .changing)': {
          position: 'static',
          visibility: 'visible',
          animation: 'none !important',
        },
      },
      // Room for the double line of an insertion above the ascenders of the next line.
      'html[data-review=marked] :has(> .review-marked)': {
        lineHeight: 1.2,
        '&:lang(he)': { lineHeight: 1.3 },
      },
      'html[data-review=original]': {
        '& :is(.review-marked, .edited, .marked) ins, & :is(.review-space, .change-bar), & .changed::after': {
          display: 'none',
        },
        '& :is(.review-marked, .edited, .marked) del': plain,
      },
    }}
  />
);

/** Selects the version of the sentences that the address asks for, and explains it, since such addresses get shared. */
export function ShownReview() {
  const text = useText();
  const { review } = useReview();
  const [isRead, setIsRead] = useState(false);
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
      {review === 'original' && !isRead && (
        <Notice
          dismiss={{ label: text('shell.notice.dismiss'), onClick: () => setIsRead(true) }}
          // On wide screens beside the hero's play button.
          sx={{
            marginInline: 'auto 0',
            maxWidth: 'min(28rem, 100% - 40px)',
            '& span': { textWrap: 'balance' },
            '@media print': { position: 'static', '& > button': { display: 'none' } },
          }}
        >
          <FormattedMessage id="home.originals.note" />
        </Notice>
      )}
    </>
  );
}
