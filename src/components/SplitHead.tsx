import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';

interface SplitHeadProps {
  title: MessageId;
  lead: MessageId;
  /** The lead's links and address. */
  values?: NonNullable<ComponentProps<typeof FormattedMessage>['values']>;
}

/** The title and lead of a page on a `SplitLayout`. */
export function SplitHead({ title, lead, values = {} }: SplitHeadProps) {
  return (
    <>
      <Typography variant="statement">
        <FormattedMessage id={title} />
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{
          marginBlockStart: 2.5,
          '&:not(:last-child)': { marginBlockEnd: 4.5 },
          maxWidth: '26em',
          textWrap: 'balance',
        }}
      >
        <FormattedMessage id={lead} values={values} />
      </Typography>
    </>
  );
}
