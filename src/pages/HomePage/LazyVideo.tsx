import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { watchFilm } from '../../components/watchIntersection';

/** A film in one encoding; the browser takes the first it can play. */
export interface VideoSource {
  src: string;
  type: `video/${string}`;
  /** The screens it is for; without, all of them. */
  media?: string | undefined;
}

interface LazyVideoProps {
  sources: readonly VideoSource[];
  /** A still, shown until the film plays. */
  poster: string;
  /** Pixel size of the film: the browser keeps its place free, so nothing shifts. */
  width: number;
  height: number;
  /** What the film shows, for those who cannot see it. */
  label: string;
  /** Whether the visitor wants it to play; it does so only near the screen. */
  isPlaying: boolean;
  /** Begins again when it ends, instead of calling `onEnded`. */
  loop?: boolean;
  onEnded?: () => void;
  /** How much has been played, from 0 to 1; several times a second. */
  onProgress?: (played: number) => void;
  /** What browsers without video support show. */
  children: ReactNode;
}

const Film = styled('video')({ display: 'block', width: '100%', height: 'auto' });

/**
 * A silent film that is asked for when it comes near the screen, plays there if it is wanted, and pauses outside. A
 * browser that refuses to play it leaves the poster.
 */
export function LazyVideo(props: LazyVideoProps) {
  const { sources, poster, width, height, label, isPlaying, loop, onEnded, onProgress, children } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [isNearScreen, setIsNearScreen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (!video.current) return;
    return watchFilm(video.current, (isNear) => {
      setIsNearScreen(isNear);
      if (isNear) setIsAsked(true);
    });
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    // React sets `muted` as a property only, which prerendered HTML lacks; without it browsers refuse to play.
    film.muted = true;
    if (isPlaying && isNearScreen) void film.play()?.catch(() => undefined);
    else film.pause();
  }, [isPlaying, isNearScreen]);

  return (
    <Film
      ref={video}
      {...{ width, height, loop, onEnded }}
      aria-label={label}
      muted
      playsInline
      preload="none"
      poster={isAsked ? poster : undefined}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        if (duration > 0) onProgress?.(currentTime / duration);
      }}
    >
      {isAsked && sources.map((source) => <source key={source.src} {...source} />)}
      {children}
    </Film>
  );
}
