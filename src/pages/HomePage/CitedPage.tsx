import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import type { Ref } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { CitationNumber } from './CitationNumber';

/** What the answer cites, in the order of its numbers. */
export const sources = ['agreement', 'letter'] as const;

export type Source = (typeof sources)[number];

/** The cited pages: number, clauses, and which of these is cited. */
const pages = {
  agreement: {
    number: 22,
    clauses: ['samples.assignment.rule', 'samples.assignment.affiliate', 'samples.assignment.breach'],
    cited: 'samples.assignment.affiliate',
  },
  letter: {
    number: 2,
    clauses: ['samples.letter.affiliate', 'samples.letter.notice', 'samples.letter.rest'],
    cited: 'samples.letter.notice',
  },
} as const;

interface SheetProps {
  source: Source;
  /** Ref of the cited passage. */
  passage?: Ref<HTMLParagraphElement>;
  sx?: CSSObject;
}

function Sheet({ source, passage, sx }: SheetProps) {
  const { number, clauses, cited } = pages[source];
  return (
    <Box
      sx={[
        ({ sheetShadow, spacing }) => ({
          paddingBlock: { xs: spacing(2, 0.5), md: spacing(3.5, 1.75) },
          paddingInline: { xs: spacing(5.5, 4), md: 7 },
          backgroundColor: 'surface.sheet',
          boxShadow: sheetShadow,
          '& p': { position: 'relative', marginBlockEnd: 1.75 },
        }),
        sx ?? {},
      ]}
    >
      <Typography
        variant="document"
        component="div"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          paddingBlockEnd: { xs: 1.5, md: 2.75 },
          fontSize: 'sizes.small',
          lineHeight: 1,
          color: 'text.tertiary',
        }}
      >
        <FormattedMessage id={`samples.${source}.name`} tagName="span" />
        <FormattedNumber value={number} />
      </Typography>
      {clauses.map((clause) => {
        const isCited = clause === cited;
        // A phone has room for the passage alone.
        const display = isCited ? undefined : { xs: 'none', sm: 'block' };
        return (
          <Typography
            key={clause}
            ref={isCited ? passage : undefined}
            tabIndex={isCited ? -1 : undefined}
            variant="document"
            sx={{ display, color: isCited ? 'text.primary' : 'text.secondary' }}
          >
            {isCited && (
              <CitationNumber
                sx={{
                  position: 'absolute',
                  insetInlineStart: { xs: '-32px', md: '-38px' },
                  insetBlockStart: '6px',
                }}
              >
                {sources.indexOf(source) + 1}
              </CitationNumber>
            )}
            <FormattedMessage id={clause} />
          </Typography>
        );
      })}
    </Box>
  );
}

/** Both sheets in one cell of the frame. */
const sameCell = { gridArea: '1 / 1' };

interface CitedPageProps {
  source: Source;
  passage: Ref<HTMLParagraphElement>;
}

/**
 * The page behind an answer, with the cited passage highlighted. Its frame crops it, but never that passage. The first page keeps its place
 * below another, so that nothing moves.
 */
export function CitedPage({ source, passage }: CitedPageProps) {
  const [first] = sources;
  return (
    <Box
      sx={{
        display: 'grid',
        overflow: 'hidden',
        paddingBlockStart: { xs: 2, md: 5.5 },
        paddingInlineStart: { xs: 2.5, md: 4.5 },
        borderBlockEnd: 1,
        borderInlineEnd: 1,
        borderColor: 'line.hair',
        marginInline: { xs: -2.5, sm: 0 },
        backgroundColor: 'surface.desk',
      }}
    >
      {source === first ? (
        <Sheet source={first} passage={passage} />
      ) : (
        <>
          <Sheet source={first} sx={{ ...sameCell, visibility: 'hidden' }} />
          <Sheet source={source} passage={passage} sx={sameCell} />
        </>
      )}
    </Box>
  );
}
