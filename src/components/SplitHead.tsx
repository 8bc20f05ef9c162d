import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { hideWithoutJs, showWithoutJs } from '../styles/hideWithoutJs';
import type { PageHeadProps } from './PageHead';

interface SplitHeadProps extends Pick<PageHeadProps, 'title' | 'values'> {
  lead: MessageId;
  /** What replaces the lead where JavaScript is off. */
  leadWithoutJs?: MessageId | undefined;
}

/** The title and lead of a page on a `SplitLayout`. */
export function SplitHead({ title, lead, leadWithoutJs, values = {} }: SplitHeadProps) {
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
        {leadWithoutJs ? (
          <>
            <Box component="span" sx={hideWithoutJs}>
              <FormattedMessage id={lead} values={values} />
            </Box>
            <Box component="span" data-unindexed sx={showWithoutJs}>
              <FormattedMessage id={leadWithoutJs} />
            </Box>
          </>
        ) : (
          <FormattedMessage id={lead} values={values} />
        )}
      </Typography>
    </>
  );
}
