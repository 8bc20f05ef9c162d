import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { jobs, type Job } from './jobs';

/**
 * One switch for all films of the section (WCAG 2.2.2), which follows a film that the browser refuses to play or the visitor stops by other means.
 * With reduced motion, films wait to be started and do not advance.
 */
export function usePlayback() {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Only the accordion can close all. Kept when a tablet is turned and one edition replaces the other.
  const [openJob, onOpen] = useState<Job | undefined>(jobs[0]);
  const [choice, onPlaying] = useState<boolean>();
  const isPlaying = choice ?? !prefersReducedMotion;
  return { openJob, onOpen, isPlaying, onPlaying, prefersReducedMotion };
}

export type Playback = ReturnType<typeof usePlayback>;
