import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { croppedFilmQuery } from '../../styles/mediaQueries';
import { schemeOnScreen } from '../../browser/scheme';
import { watchFilm } from '../../browser/watchIntersection';
import { encodingsOf, filmPath } from '../../data/films';
import { otherLanguage, languages, type Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';

export type FilmName = 'hero' | 'meet';

/** Phones show an edition of the hero's film with the document only, as in its still. */
const editions = { hero: [{ isPhone: true }, { isPhone: false }], meet: [{ isPhone: false }] };

/** Encodings in the order of preference, and captions, the page's language first. */
function filesOf(name: FilmName, language: Language) {
  const film = `/media/${name}/${name}`;
  const scheme = schemeOnScreen();
  return {
    sources: editions[name].flatMap(({ isPhone }) =>
      encodingsOf(filmPath(film, { language, scheme, isPhone })).map((source) => ({
        ...source,
        media: isPhone ? croppedFilmQuery : undefined,
      })),
    ),
    captions: [language, otherLanguage(language)].map((code) => ({
      src: `${film}.${code}.vtt`,
      srcLang: code,
      label: languages[code].name,
    })),
  };
}

interface FilmVideoProps {
  ref: RefObject<HTMLVideoElement | null>;
  name: FilmName;
  /** Called at the film's end, and when Escape closes it. */
  onEnded: () => void;
}

const Video = styled('video')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectPosition: 'top',
  '&::cue': {
    font: `${theme.typography.sizes.small} / 1.4 ${theme.typography.fontFamily}`,
    color: theme.palette.action.onFill,
    backgroundColor: theme.palette.action.fill,
  },
  backgroundColor: theme.palette.surface.desk,
}));

/** Pauses a film off screen, and resumes it unless the visitor had paused it. */
function pauseAway(film: HTMLVideoElement): () => void {
  let isInterrupted = false;
  return watchFilm(film, (isNear) => {
    if (!isNear && !film.paused) {
      isInterrupted = true;
      film.pause();
    } else if (isNear && isInterrupted) {
      isInterrupted = false;
      void film.play().catch(() => undefined);
    }
  });
}

/** The player with the browser's controls. Mounted when the visitor presses play: it starts at once and takes the focus. */
export function FilmVideo({ ref, name, onEnded }: FilmVideoProps) {
  const text = useText();
  const language = useLocale('language');
  const [files] = useState(() => filesOf(name, language));

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // The film stands where its picture stood, so that the page stays where it is.
    film.focus({ preventScroll: true });
    return pauseAway(film);
  }, [ref]);

  return (
    <Video
      ref={ref}
      onEnded={onEnded}
      onKeyDown={({ key }) => key === 'Escape' && onEnded()}
      aria-label={text(`home.${name}.film`)}
      autoPlay
      controls
      muted
      playsInline
      tabIndex={0}
    >
      {files.sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      {files.captions.map((track, index) => (
        <track key={track.src} kind="captions" default={index === 0} {...track} />
      ))}
      <FormattedMessage id="home.film.unsupported" />
    </Video>
  );
}
