import { FormattedMessage } from 'react-intl';
import { Announcement } from '../components/Announcement';
import { Choice } from '../components/Choice';
import { reviews, useReview } from '../hooks/useReview';
import { useText } from '../locale/useText';

/** Shows the landing page's headings as original, marked or final. The choice is announced. */
export function ReviewSwitch() {
  const text = useText();
  const { review, show, hasChanged } = useReview();
  return (
    <>
      <Choice
        size="small"
        label={text('shell.review.label')}
        options={reviews}
        value={review}
        onChange={show}
      >
        {(name) => <FormattedMessage id={`shell.review.${name}`} />}
      </Choice>
      <Announcement>{hasChanged && <FormattedMessage id={`shell.review.said.${review}`} />}</Announcement>
    </>
  );
}
