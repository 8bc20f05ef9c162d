import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

export interface Playback {
  isPlaying: boolean;
  toggle: () => void;
  /** With reduced motion, films wait to be started and do not advance. */
  prefersReducedMotion: boolean;
}

/** One switch for all films of the section (WCAG 2.2.2). */
export function usePlayback(): Playback {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !prefersReducedMotion;
  return { isPlaying, prefersReducedMotion, toggle: () => setChoice(!isPlaying) };
}
