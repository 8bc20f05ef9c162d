import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { jobs, type Job } from './jobs';

export interface Playback {
  /** The open job; only the accordion can close all. Kept when a tablet is turned and one edition replaces the other. */
  openJob: Job | undefined;
  onOpen: (job: Job | undefined) => void;
  isPlaying: boolean;
  toggle: () => void;
  /** With reduced motion, films wait to be started and do not advance. */
  prefersReducedMotion: boolean;
}

/** One switch for all films of the section (WCAG 2.2.2). */
export function usePlayback(): Playback {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [openJob, onOpen] = useState<Job | undefined>(jobs[0]);
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !prefersReducedMotion;
  const toggle = useCallback(() => setChoice(!isPlaying), [isPlaying]);
  return { openJob, onOpen, isPlaying, prefersReducedMotion, toggle };
}
