import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { listReset } from '../../styles/listReset';
import { Citations } from './Citations';
import { DocumentDrawing } from './DocumentDrawing';
import { LiveRedline } from './redline/LiveRedline';
import { SampleDocument } from './redline/SampleDocument';
import { Topic } from './Topic';

const kinds = ['long', 'scanned', 'multiple'] as const;

function AnyDocument() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        gap: { xs: 2, md: 4 },
        marginBlockStart: { xs: 4, md: 10 },
      }}
    >
      <Topic title="home.documents.any.title" />
      <Grid container component="ul" columns={3} spacing={2} sx={listReset}>
        {kinds.map((kind) => (
          <Grid component="li" key={kind} size={1}>
            <DocumentDrawing kind={kind} />
            <Typography variant="small" component="span">
              <FormattedMessage id={`home.documents.${kind}.name`} />
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

/** § 6: an answer beside the page it cites, a redline to try, and kinds of documents. */
export function DocumentsSection() {
  return (
    <Section id="document_support" number={6} name="home.contents.document_support" background="sheet">
      <Citations />
      <Box sx={{ marginBlock: (theme) => ({ xs: theme.spacing(4, 1.5), md: theme.spacing(10, 3.5) }) }}>
        <Topic title="home.documents.redline.title" />
      </Box>
      <LiveRedline />
      <SampleDocument />
      <AnyDocument />
    </Section>
  );
}
