import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../../translations';
import { Edit, type Outcome } from '../../../components/Edit';

/** In the margin a change bar, or “stet” on the line of the words that were kept. The sheet sets `--bar` and `--stet`, their places. */
const Clause = styled('p')(({ theme: { palette } }) => ({
  position: 'relative',
  '&[data-open]::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 'var(--bar)',
    insetBlock: '0.25em',
    width: 2,
    backgroundColor: palette.mark.changeBar,
  },
  // Without an offset along the block it stays level with its line.
  '& .stet': { position: 'absolute', insetInlineEnd: 'var(--stet)', fontSize: '0.83em' },
  '& .stet ~ .stet': { display: 'none' },
}));

interface SheetClauseProps extends Omit<ComponentProps<typeof Clause>, 'id'> {
  id: MessageId;
  outcome: Outcome | undefined;
}

/** A clause of a document with its tracked changes, or as they were decided. */
export function SheetClause({ id, outcome, ...props }: SheetClauseProps) {
  return (
    <Clause data-open={outcome ? undefined : ''} {...props}>
      <Edit
        id={id}
        outcome={outcome}
        sign={
          <span className="stet">
            <FormattedMessage id="home.redline.stet" />
          </span>
        }
      />
    </Clause>
  );
}
