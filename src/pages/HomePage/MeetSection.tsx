import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../components/Picture';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Film } from './Film';
import { Section } from './Section';

/** Scenes of the film, as in its captions. */
const scenes = [
  'samples.meet.sheet',
  'samples.meet.strike',
  'samples.meet.dots',
  'samples.meet.stet',
] as const;

/** A proof sheet between crop marks, and the film of its making. */
function MeetPicture() {
  const text = useText();
  const language = useLocale('language');
  const base = `/media/meet/meet-${language}`;

  return (
    // The 740 px artboard has 40 px around the sheet; the film's texts avoid the lower crop marks.
    <Box
      sx={{
        position: 'relative',
        padding: { md: '5.4054% 5.4054% 0' },
        // With the section's own space, room for a film's controls on phones.
        marginBlockEnd: { xs: 4, md: 2 },
        '& details': { marginBlockStart: { md: 6 } },
      }}
    >
      <Box
        component="img"
        src="/media/meet/artboard.svg"
        alt=""
        width={740}
        height={600}
        loading="lazy"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          insetBlockStart: 0,
          insetInline: 0,
          width: '100%',
          height: 'auto',
        }}
      />
      <Film name="meet" transcript={scenes}>
        <Picture
          files={(scheme) => [{ src: `${base}-${scheme}.webp`, width: 1320, height: 1040 }]}
          alt={text('samples.meet.still')}
          loading="lazy"
        />
      </Film>
    </Box>
  );
}

/** The picture, beside a dictionary entry for “stet”. */
export function MeetSection() {
  return (
    <Section background="desk">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: 3, lg: 8 },
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
          <Typography variant="display2">
            <FormattedMessage id="home.meet.title" />
          </Typography>
          <Typography
            sx={{
              marginBlock: (theme) => theme.spacing(2, 1),
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
