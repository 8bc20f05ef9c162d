import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet } from '../../components/CroppedSheet';
import { letteredItem } from '../../styles/letteredItem';
import { listReset } from '../../styles/listReset';
import type { Opening } from '../../paths';
import { Advert } from './Advert';

const parts = ['work', 'fit'] as const;
const lines = ['first', 'second', 'third'] as const;

/** The position as a document: its redlined advert, then the work and the requirements as limbs of a clause. */
export function OpeningSheet({ name }: Pick<Opening, 'name'>) {
  return (
    <CroppedSheet>
      <Advert name={name} />
      {parts.map((part) => (
        <Box
          component="section"
          key={part}
          sx={{ marginBlockStart: 3, paddingBlockStart: 3, borderBlockStart: 1, borderColor: 'line.ink' }}
        >
          <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
            <FormattedMessage id={`hiring.parts.${part}`} />
          </Typography>
          <Box
            component="ol"
            sx={(theme) => ({
              display: 'grid',
              rowGap: 1.5,
              ...listReset,
              paddingInlineStart: 4.5,
              '& > li': { ...letteredItem(theme), textWrap: 'pretty' },
            })}
          >
            {lines.map((line) => (
              <Typography key={line} variant="document" component="li">
                <FormattedMessage id={`hiring.${name}.${part}.${line}`} />
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </CroppedSheet>
  );
}
