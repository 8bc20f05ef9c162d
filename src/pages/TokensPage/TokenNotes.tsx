import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { numberText } from '../../text/numbers';
import { PageLink } from '../../components/PageLink';
import { RuledColumns } from '../../components/RuledColumns';
import { allowanceOf } from '../../data/prices';
import { credit, creditsInMillion, includedMillions } from '../../data/tokens';

const notes = ['million', 'plans', 'silent'] as const;

const figures = {
  credits: numberText(creditsInMillion),
  words: numberText(credit.words),
  free: numberText(allowanceOf('free', 'annual').tokens),
  team: numberText(allowanceOf('team', 'annual').millions),
  pro: numberText(includedMillions.pro),
  proPlus: numberText(includedMillions.proPlus),
  organization: numberText(includedMillions.organization),
};

/** What a million tokens is, which plans include some, and what the price leaves out. */
export function TokenNotes() {
  return (
    <Box
      component="section"
      aria-labelledby="notes"
      sx={({ measures }) => ({ marginBlockStart: measures.section })}
    >
      <Typography variant="display2" id="notes" sx={{ marginBlockEnd: 4 }}>
        <FormattedMessage id="tokens.notes.title" />
      </Typography>
      <RuledColumns>
        {notes.map((note) => (
          <li key={note}>
            <Typography variant="rowTitle" component="h3">
              <FormattedMessage id={`tokens.notes.${note}.title`} />
            </Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: 1, maxWidth: '34em' }}>
              <FormattedMessage
                id={`tokens.notes.${note}.text`}
                values={{ ...figures, link: (chunks) => <PageLink to="/terms#s-9">{chunks}</PageLink> }}
              />
            </Typography>
          </li>
        ))}
      </RuledColumns>
    </Box>
  );
}
