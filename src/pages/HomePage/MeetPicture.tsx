import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../components/Picture';
import { languageCodes, languages } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Film } from './Film';

/** Scenes of the film, as in its captions. */
const scenes = ['sheet', 'strike', 'dots', 'stet'] as const;

/** A proof sheet between crop marks, and the film of its making. */
export function MeetPicture() {
  const text = useText();
  const language = useLocale('language');
  const base = `/media/meet/meet-${language}`;
  const captionLanguages = [language, ...languageCodes.filter((code) => code !== language)];

  return (
    // The 740 px artboard has 40 px around the sheet; the film's texts avoid the lower crop marks.
    <Box
      sx={{
        position: 'relative',
        padding: { md: '5.4054%' },
        // With the section's own space, room for a film's controls.
        marginBlockEnd: { xs: 4, lg: 0 },
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
      <Film
        files={(scheme) => ({
          sources: [
            { src: `${base}-${scheme}.webm`, type: 'video/webm' },
            { src: `${base}-${scheme}.mp4`, type: 'video/mp4' },
          ],
          captions: captionLanguages.map((code) => ({
            src: `/media/meet/meet.${code}.vtt`,
            srcLang: code,
            label: languages[code].name,
          })),
        })}
        label={text('home.meet.film')}
        play={<FormattedMessage id="home.meet.play" />}
        note={<FormattedMessage id="home.hero.silent" />}
        transcript={scenes.map((scene) => (
          <li key={scene}>
            <FormattedMessage id={`samples.meet.${scene}`} />
          </li>
        ))}
      >
        <Picture
          files={(scheme) => [{ src: `${base}-${scheme}.webp`, width: 1320, height: 1040 }]}
          alt={text('samples.meet.still')}
          loading="lazy"
        />
      </Film>
    </Box>
  );
}
