import { styled } from '@mui/material/styles';
import { useEffect, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VideoSource } from './LazyVideo';
import { watchFilm } from '../../components/watchIntersection';

/** Encodings in the order of preference, and captions. */
export interface FilmFiles {
  sources: readonly VideoSource[];
  /** WebVTT; the first is on by default. */
  captions: readonly { src: string; srcLang: string; label: string }[];
}

interface FilmVideoProps {
  ref: RefObject<HTMLVideoElement | null>;
  files: FilmFiles;
  /** Accessible name. */
  label: string;
  onPlay: () => void;
  onPause: () => void;
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
  // The play button stands there.
  '[data-playing=paused] &::cue': { visibility: 'hidden' },
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
export function FilmVideo({ ref, files, label, ...events }: FilmVideoProps) {
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    film.focus({ preventScroll: true });
    return pauseAway(film);
  }, [ref]);

  return (
    <Video ref={ref} {...events} aria-label={label} autoPlay controls muted playsInline tabIndex={0}>
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
