import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { jobs, type Job } from './jobs';

/** One switch for all films of the section (WCAG 2.2.2). With reduced motion, films wait to be started and do not advance. */
export function usePlayback() {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Only the accordion can close all. Kept when a tablet is turned and one edition replaces the other.
  const [openJob, onOpen] = useState<Job | undefined>(jobs[0]);
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !prefersReducedMotion;
  const toggle = useCallback(() => setChoice(!isPlaying), [isPlaying]);
  return { openJob, onOpen, isPlaying, prefersReducedMotion, toggle };
}

export type Playback = ReturnType<typeof usePlayback>;
