import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { CitationNumber } from './CitationNumber';

/** The clauses on the page; the answer cites the second. */
const clauses = ['rule', 'affiliate', 'breach'] as const;

/** The page behind an answer, with the cited passage highlighted. Its frame crops it, but never that passage. */
export function CitedPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        overflow: 'hidden',
        paddingBlockStart: { xs: 3.5, md: 5.5 },
        paddingInlineStart: { xs: 2.5, md: 4.5 },
        borderBlockEnd: 1,
        borderInlineEnd: 1,
        borderColor: 'line.hair',
        marginInline: { xs: -2.5, sm: 0 },
        backgroundColor: 'surface.desk',
      }}
    >
      <Box
        sx={({ sheetShadow, spacing }) => ({
          paddingBlock: spacing(3.5, 1.75),
          paddingInline: { xs: spacing(5.5, 4), md: 7 },
          backgroundColor: 'surface.sheet',
          boxShadow: sheetShadow,
          '& p': { position: 'relative', marginBlockEnd: 1.75 },
        })}
      >
        <Typography
          variant="document"
          component="div"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            paddingBlockEnd: 2.75,
            fontSize: 'sizes.small',
            lineHeight: 1,
            color: 'text.tertiary',
          }}
        >
          <FormattedMessage id="samples.agreement.name" tagName="span" />
          <FormattedNumber value={22} />
        </Typography>
        {clauses.map((clause) => {
          const isCited = clause === 'affiliate';
          return (
            <Typography
              key={clause}
              variant="document"
              sx={{ color: isCited ? 'text.primary' : 'text.secondary' }}
            >
              {isCited && (
                <CitationNumber
                  sx={{
                    position: 'absolute',
                    insetInlineStart: { xs: '-32px', md: '-38px' },
                    insetBlockStart: '6px',
                  }}
                >
                  1
                </CitationNumber>
              )}
              <FormattedMessage id={`samples.assignment.${clause}`} />
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}
