import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** Whether films move. */
export interface Playback {
  isPlaying: boolean;
  /** Stops all movement, or starts it again. */
  toggle: () => void;
  /** The visitor asked for less motion: films wait to be started, and nothing goes on by itself. */
  isCalm: boolean;
}

/** One switch for all films of the section: they play unless the visitor stops them or prefers less motion (WCAG 2.2.2). */
export function usePlayback(): Playback {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !isCalm;
  return { isPlaying, isCalm, toggle: () => setChoice(!isPlaying) };
}
