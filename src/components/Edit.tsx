import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../translations';

/** What became of a tracked change; undefined while it is open. */
export type Outcome = 'accepted' | 'rejected';

const settle = keyframes({ from: { opacity: 0.35 } });

/** Words that a decision has changed. */
const Settled = styled('span')(({ theme: { timing } }) => ({
  animation: `${settle} ${timing.duration.note}ms ${timing.easing.standard}`,
}));

const unchanged = (chunks: ReactNode[]) => chunks;
const nothing = () => null;
/** Without the space between a deletion and its insertion, which would precede the full stop. */
const joined = (chunks: ReactNode[]) => chunks.filter((chunk) => chunk !== ' ');

interface EditProps {
  /** A message with deletions and insertions in `<del>` and `<ins>`. Its `<mark>` is for films only. */
  id: MessageId;
  outcome: Outcome | undefined;
  /** Follows the words that a rejection keeps. */
  sign?: ReactNode;
}

/** A sentence with its tracked changes, or as they were decided. */
export function Edit({ id, outcome, sign }: EditProps) {
  const tags = {
    open: { mark: unchanged },
    accepted: { mark: unchanged, del: nothing, ins: (words: ReactNode[]) => <Settled>{words}</Settled> },
    rejected: {
      mark: joined,
      del: (words: ReactNode[]) => (
        <>
          <Settled className="stet-dots">{words}</Settled>
          {sign}
        </>
      ),
      ins: nothing,
    },
  };
  return (
    <FormattedMessage id={id} values={tags[outcome ?? 'open']}>
      {outcome === 'rejected' ? joined : unchanged}
    </FormattedMessage>
  );
}

/** The deleted and the inserted words of a message. */
export function useChange(id: MessageId): Record<'del' | 'ins', ReactNode> {
  const { formatMessage } = useIntl();
  const found: Record<'del' | 'ins', ReactNode> = { del: null, ins: null };
  const keep = (tag: 'del' | 'ins') => (words: ReactNode[]) => {
    found[tag] = words;
    return null;
  };
  void formatMessage({ id }, { del: keep('del'), ins: keep('ins'), mark: unchanged });
  return found;
}
