import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { Section } from './Section';

/** § 5: which models there are. None is named. */
export function ModelsSection() {
  return (
    <Section id="top_llm" number={5} name="home.contents.top_llm" isBrief>
      <Typography variant="h3" component="h2">
        <FormattedMessage id="home.models.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
        <FormattedMessage id="home.models.lead" />
        <Reference claim="privateModel" />
      </Typography>
    </Section>
  );
}
