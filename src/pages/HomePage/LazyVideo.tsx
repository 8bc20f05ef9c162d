import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { watchFilm } from '../../browser/watchIntersection';
import type { FilmSource } from '../../data/films';

export interface LazyVideoProps {
  sources: readonly FilmSource[];
  /** A still, shown until the film plays. */
  poster: string;
  /** Intrinsic size, which reserves the space. */
  width: number;
  height: number;
  /** Accessible name. */
  label: string;
  /** Whether it takes the place of a film that was near the screen. */
  isNear?: boolean;
  /** Whether it should play while it is near the screen. */
  isPlaying: boolean;
  /** Called when the browser refuses to play it, as with little power, and when the visitor stops or plays it by other means. */
  onPlaying?: (isPlaying: boolean) => void;
  /** Repeats instead of calling `onEnded`. */
  loop?: boolean;
  onEnded?: () => void;
  /** Fraction played, several times a second. */
  onProgress?: (played: number) => void;
  /** Fallback for browsers without video. */
  children: ReactNode;
}

const Film = styled('video')({ display: 'block', width: '100%', height: 'auto' });

/** A muted film that loads near the screen, plays on it, and pauses elsewhere. If the browser refuses to play it, the poster stays. */
export function LazyVideo(props: LazyVideoProps) {
  const {
    sources,
    poster,
    label,
    isNear = false,
    isPlaying,
    onPlaying,
    onProgress,
    children,
    ...attributes
  } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [isNearScreen, setIsNearScreen] = useState(isNear);
  const [isRequested, setIsRequested] = useState(isNear);
  const shouldPlay = isPlaying && isNearScreen;

  useEffect(() => {
    if (!video.current) return;
    return watchFilm(video.current, (isNearNow) => {
      setIsNearScreen(isNearNow);
      if (isNearNow) setIsRequested(true);
    });
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    // React only sets the `muted` property, which prerendered HTML lacks, and browsers refuse to autoplay without it.
    film.muted = true;
    // Interrupted, by the arrival of its files for instance, it is not refused.
    if (shouldPlay) void film.play()?.catch(({ name }: Error) => name === 'AbortError' || onPlaying?.(false));
    else film.pause();
  }, [shouldPlay, onPlaying]);

  function follow({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const { paused, ended, isConnected } = currentTarget;
    // Its end, and its removal from the page, pause it as well.
    if (paused ? shouldPlay && !ended && isConnected : !isPlaying) onPlaying?.(!paused);
  }

  return (
    <Film
      ref={video}
      {...attributes}
      aria-label={label}
      muted
      playsInline
      preload="none"
      poster={isRequested ? poster : undefined}
      onPlay={follow}
      onPause={follow}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        if (duration > 0) onProgress?.(currentTime / duration);
      }}
    >
      {isRequested && sources.map((source) => <source key={source.src} {...source} />)}
      {children}
    </Film>
  );
}
