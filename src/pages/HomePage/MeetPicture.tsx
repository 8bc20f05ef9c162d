import Box from '@mui/material/Box';
import { Picture } from '../../components/Picture';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Film } from './Film';

/** Scenes of the film, as in its captions. */
const scenes = [
  'samples.meet.sheet',
  'samples.meet.strike',
  'samples.meet.dots',
  'samples.meet.stet',
] as const;

/** A proof sheet between crop marks, and the film of its making. */
export function MeetPicture() {
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
        marginBlockEnd: 2,
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
