import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { listReset } from '../../styles/listReset';
import { CitationNumber } from './CitationNumber';
import { CitedPage } from './CitedPage';
import { DocumentDrawing } from './DocumentDrawing';
import { LiveRedline } from './redline/LiveRedline';
import { Topic } from './Topic';
import { SectionTitle } from './Reviewed';

const sources = ['agreement', 'letter'] as const;

/** Page count of the long document in the drawing. */
const pages = 312;

const kinds = ['long', 'scanned', 'multiple'] as const;

const answer = {
  source: (chunks: ReactNode[]) => (
    <CitationNumber as="sup" sx={{ marginInlineStart: 0.375, verticalAlign: 'super' }}>
      {chunks}
    </CitationNumber>
  ),
};

function Citation() {
  return (
    <Box sx={{ marginBlockStart: 3, borderBlockStart: '1px solid', borderColor: 'line.ink' }}>
      <Typography sx={{ paddingBlock: 1.75, fontWeight: 'fontWeightMedium' }}>
        <FormattedMessage id="samples.citation.question" />
      </Typography>
      <Typography variant="document" sx={{ fontSize: 'sizes.title1', lineHeight: 1.6 }}>
        <FormattedMessage id="samples.citation.answer" values={answer} />
      </Typography>
      <Box component="ol" sx={{ ...listReset, margin: ({ spacing }) => spacing(2, 0, 0) }}>
        {sources.map((source, index) => (
          <Typography
            key={source}
            variant="small"
            component="li"
            sx={{
              borderBlockStart: '1px solid',
              borderColor: 'line.hair',
              fontWeight: index === 0 ? 'fontWeightMedium' : undefined,
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, paddingBlock: 1 }}>
              <CitationNumber>{index + 1}</CitationNumber>
              <FormattedMessage id={`samples.citation.${source}`} tagName="span" />
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function AnyDocument() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        gap: 4,
        marginBlockStart: { xs: 8, md: 12 },
      }}
    >
      <Topic of="documents.any" />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
          ...listReset,
          '& > li > div': {
            display: { xs: 'grid', sm: 'block' },
            gridTemplateColumns: '76px minmax(0, 1fr)',
            columnGap: 2.5,
            alignItems: 'center',
          },
        }}
      >
        {kinds.map((kind) => (
          <li key={kind}>
            <div>
              <DocumentDrawing kind={kind} pages={pages} />
              <div>
                <Typography
                  variant="smallSerif"
                  sx={{ fontSize: 'sizes.title1', marginBlockStart: { sm: 1.75 } }}
                >
                  <FormattedMessage id={`home.documents.${kind}.name`} />
                </Typography>
                <Typography variant="small" color="textSecondary">
                  <FormattedMessage id={`home.documents.${kind}.text`} values={{ pages }} />
                </Typography>
              </div>
            </div>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** § 6: an answer beside the page it cites, a redline to try, and kinds of documents. */
export function DocumentsSection() {
  return (
    <Section id="document_support" number={6} name="home.contents.document_support" background="sheet">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 4, lg: 9 },
        }}
      >
        <div>
          <SectionTitle of="documents" sx={{ marginBlockEnd: { xs: 3.5, md: 5.5 } }} />
          <Topic of="documents.citations" text="home.documents.citations.text" />
          <Citation />
        </div>
        <CitedPage />
      </Box>
      <Box sx={{ marginBlock: (theme) => ({ xs: theme.spacing(8, 3.5), md: theme.spacing(12, 3.5) }) }}>
        <Topic of="documents.redline" />
      </Box>
      <LiveRedline />
      <AnyDocument />
    </Section>
  );
}
