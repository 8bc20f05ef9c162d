import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { Section } from './Section';
import { Workflow } from './workflow/Workflow';

/** § 3: six jobs, each with a film. */
export function WorkflowSection() {
  return (
    <Section id="workflow" number={3} name="home.contents.workflow">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: { xs: 2.5, lg: 6 },
          alignItems: 'end',
          marginBlockEnd: { xs: 4, md: 5.5 },
        }}
      >
        <Typography variant="display2">
          <FormattedMessage id="home.workflow.title" />
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ textWrap: 'balance' }}>
          <FormattedMessage id="home.workflow.lead" />
          <Reference claim="sources" />
        </Typography>
      </Box>
      <Workflow />
    </Section>
  );
}
