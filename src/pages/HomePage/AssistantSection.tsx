import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { RuledList } from '../../components/RuledList';
import { Section } from './Section';

/** The items (a), (b), (c) of the definition. */
const places = ['word', 'mail', 'web'] as const;

const listItem = {
  fontSize: { xs: 'sizes.smallSerif', md: 'sizes.title2' },
  lineHeight: 1.45,
  paddingBlock: { xs: 1.125, md: 1.875 },
} as const;
/** In em, so that the column grows with the text. */
const indent = { xs: '2.105em', md: '2.476em' };

/** § 1: the assistant as a definitions clause, with a margin comment on its exclusion. */
export function AssistantSection() {
  return (
    <Section id="assistant" number={1} name="home.assistant.name">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) 17rem',
            lg: 'minmax(0, 9fr) minmax(0, 3fr)',
          },
          gap: ({ spacing }) => ({ xs: 1.5, sm: spacing(3, 4), lg: spacing(0, 4) }),
          alignItems: 'center',
        }}
      >
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 1 } }}>
          <Typography
            variant="display2"
            sx={{
              textWrap: 'balance',
              lineHeight: 1.14,
              '&:lang(he)': { lineHeight: 1.26 },
              '& b': { fontWeight: 'fontWeightClause' },
            }}
          >
            <FormattedMessage id="home.assistant.title" />
          </Typography>
          <Typography
            id="assistant-includes"
            variant="document"
            sx={{
              ...listItem,
              marginBlockStart: { xs: 2, md: 4.5 },
              paddingInlineStart: indent,
              borderBlockStart: 1,
              borderColor: 'line.ink',
              color: 'text.secondary',
              paddingBlock: { xs: 0.75, md: 1.875 },
            }}
          >
            <FormattedMessage id="home.assistant.includes" />
          </Typography>
          <RuledList
            component="ol"
            aria-labelledby="assistant-includes"
            sx={{
              borderColor: 'line.hair',
              counterReset: 'item',
              '& > li': { ...listItem, counterIncrement: 'item', display: 'flex', color: 'text.secondary' },
              '& > li:last-of-type': { borderColor: 'line.ink' },
              '& b': { fontWeight: 'inherit', color: 'text.primary' },
              // (a) in English, (א) in Hebrew.
              '& > li::before': {
                content: '"(" counter(item, lower-alpha) ")"',
                flex: 'none',
                width: indent,
                color: 'text.tertiary',
              },
              '&:lang(he) > li::before': { content: '"(" counter(item, hebrew) ")"' },
            }}
          >
            {places.map((place) => (
              <Typography key={place} variant="document" component="li">
                <FormattedMessage id={`home.assistant.${place}`} tagName="span" />
              </Typography>
            ))}
          </RuledList>
        </Box>
        <Typography
          variant="document"
          component="div"
          sx={{
            ...listItem,
            gridColumn: 1,
            position: 'relative',
            display: { sm: 'flex' },
            alignItems: 'center',
            // Line from the comment to the text it is about; on phones down to the comment's bar.
            '&::after': {
              content: '""',
              position: { xs: 'absolute', sm: 'static' },
              insetInlineStart: '1px',
              insetBlockStart: ({ spacing }) => `calc(100% - ${spacing(2.25)})`,
              height: ({ spacing }) => ({ xs: spacing(5.25), sm: 0 }),
              flexGrow: 1,
              borderInlineStart: { xs: 1, sm: 0 },
              borderBlockStart: 1,
              // Responsive, since the responsive border would reset it.
              borderColor: { xs: 'line.edge' },
              marginInlineEnd: -4,
            },
          }}
        >
          <FormattedMessage id="home.assistant.excludes" tagName="mark" />
        </Typography>
        <Paper
          variant="note"
          component="p"
          sx={{
            maxWidth: { xs: 270, sm: 'none' },
            marginBlock: { xs: 0, lg: -1.75 },
            '& b': { display: 'block' },
          }}
        >
          <FormattedMessage id="home.assistant.comment" />
        </Paper>
      </Box>
    </Section>
  );
}
