import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { listReset } from '../../styles/listReset';
import { Citations } from './Citations';
import { DocumentDrawing } from './DocumentDrawing';
import { LiveRedline } from './redline/LiveRedline';
import { SampleDocument } from './redline/SampleDocument';
import { Topic } from './Topic';

/** Page count of the long document in the drawing. */
const pages = 312;

const kinds = ['long', 'scanned', 'multiple'] as const;

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
      <Topic title="home.documents.any.title" />
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
      <Citations />
      <Box sx={{ marginBlock: (theme) => ({ xs: theme.spacing(8, 3.5), md: theme.spacing(12, 3.5) }) }}>
        <Topic title="home.documents.redline.title" />
      </Box>
      <LiveRedline />
      <SampleDocument />
      <AnyDocument />
    </Section>
  );
}
