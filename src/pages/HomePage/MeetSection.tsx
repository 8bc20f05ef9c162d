import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { MeetPicture } from './MeetPicture';
import { SectionTitle } from './Reviewed';

/** The picture, beside a dictionary entry for “stet”. */
export function MeetSection() {
  return (
    <Section background="desk">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: 5, lg: 8 },
          alignItems: 'center',
        }}
      >
        {/* Above the picture the entry stands beside its title. */}
        <Box
          sx={{
            display: { md: 'grid', lg: 'block' },
            gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
            columnGap: 8,
            '& > h2': { gridRow: 'span 3' },
          }}
        >
          <SectionTitle of="meet" />
          <Typography
            sx={{
              marginBlock: (theme) => theme.spacing(3, 1),
              fontSize: 'sizes.compact',
              color: 'text.secondary',
            }}
          >
            <FormattedMessage id="home.meet.pronunciation" />
          </Typography>
          <Typography
            variant="document"
            sx={{
              maxWidth: '24em',
              fontSize: { xs: 'sizes.title1', md: 'sizes.title3' },
              lineHeight: 1.55,
              textWrap: 'balance',
            }}
          >
            <FormattedMessage id="home.meet.definition" />
          </Typography>
          <Typography sx={{ marginBlockStart: 2.5, color: 'text.secondary' }}>
            <FormattedMessage id="home.meet.text" />
          </Typography>
        </Box>
        <MeetPicture />
      </Box>
    </Section>
  );
}
