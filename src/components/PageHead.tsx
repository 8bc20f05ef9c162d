import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';

export interface PageHeadProps {
  title: MessageId;
  lead?: MessageId;
  /** The lead's links and addresses. */
  values?: NonNullable<ComponentProps<typeof FormattedMessage>['values']>;
  /** True if a line about the page follows, such as a document's date. */
  isTight?: boolean;
}

/** The title and lead of every page except the landing page. */
export function PageHead({ title, lead, values = {}, isTight }: PageHeadProps) {
  return (
    <Box
      component="header"
      sx={({ spacing }) => ({
        paddingBlock: `clamp(${spacing(6)}, 5.6vw, ${spacing(10)}) ${isTight ? spacing(2.5) : `clamp(${spacing(4.5)}, 4vw, ${spacing(7)})`}`,
      })}
    >
      <Typography variant="statement" sx={{ maxWidth: '15em' }}>
        <FormattedMessage id={title} />
      </Typography>
      {lead && (
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginBlockStart: 2.5, maxWidth: '34em', textWrap: 'balance' }}
        >
          <FormattedMessage id={lead} values={values} />
        </Typography>
      )}
    </Box>
  );
}
