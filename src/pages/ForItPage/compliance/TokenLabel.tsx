import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { Token } from './anonymize';

/** A token in place of a name or number, such as `PERSON 1`. */
export function TokenLabel({ token: { kind, ordinal } }: { token: Token }) {
  return (
    <Box
      component="bdi"
      sx={({ typography, spacing }) => ({
        padding: spacing(0.25, 0.875),
        fontFamily: typography.fontFamily,
        fontSize: 'sizes.reference',
        fontWeight: 'fontWeightMedium',
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        backgroundColor: 'action.fill',
        color: 'action.onFill',
        '@media (forced-colors: active)': { border: '1px solid' },
        '@media print': { border: '1px solid', backgroundColor: 'transparent', color: 'inherit' },
      })}
    >
      <FormattedMessage id={`forIt.token.${kind}`} values={{ ordinal }} />
    </Box>
  );
}
