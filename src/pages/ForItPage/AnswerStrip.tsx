import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { answerStrip } from '../../data/itAnswers';
import { SourceLink } from './SourceLink';

/** What IT asks first, answered in a few words each, with the source or the place to ask. */
export function AnswerStrip() {
  return (
    <Grid
      container
      component="dl"
      sx={{
        margin: 0,
        borderBlockStart: 1,
        borderColor: 'line.ink',
        '& > div': { paddingBlock: 1.75, paddingInlineEnd: 3, borderBlockEnd: 1, borderColor: 'line.hair' },
        '& dd': { margin: 0 },
        // Targets of 24 px (WCAG 2.2, 2.5.8).
        '& a': { display: 'inline-block', paddingBlock: 0.25 },
      }}
    >
      {answerStrip.map(({ id, source }) => (
        <Grid key={id} size={{ xs: 6, md: 4 }}>
          <Typography variant="meta" component="dt" color="textTertiary">
            <FormattedMessage id={`forIt.strip.${id}.label`} />
          </Typography>
          <Typography variant="smallSerif" component="dd">
            <FormattedMessage id={`forIt.strip.${id}.answer`} />
          </Typography>
          <Typography variant="meta" component="dd" color="textSecondary">
            <SourceLink source={source} />
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
