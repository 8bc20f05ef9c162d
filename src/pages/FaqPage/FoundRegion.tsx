import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../../components/useHydrated';

interface FoundRegionProps {
  /** Whether it is open; MUI's name for it. */
  in: boolean;
  /** The browser's find-in-page has found something inside. */
  onFound: () => void;
  children?: ReactNode;
}

/**
 * What an accordion unfolds. Closed, it is `hidden="until-found"`: find-in-page looks inside and opens it. On paper and
 * without JavaScript it is always open.
 */
export function FoundRegion({ in: isOpen, onFound, children }: FoundRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // React writes every value of `hidden` as true or false, so this one is set by hand.
    if (isOpen) element.removeAttribute('hidden');
    else {
      element.setAttribute('hidden', 'until-found');
      // What was served open stands still; only what was closed once unfolds.
      element.dataset.unfolds = '';
    }
  }, [isOpen]);

  useEffect(() => {
    const element = region.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <Box
      ref={region}
      data-waits={!isHydrated && !isOpen}
      sx={({ marks }) => ({
        // Until the page can act, nothing unfolds and nothing moves; then the attribute takes over.
        '@media screen and (scripting: enabled)': { '&[data-waits=true]': { contentVisibility: 'hidden' } },
        '@media print': { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
        '@media (prefers-reduced-motion: no-preference)': {
          '@keyframes unfold': { from: { opacity: 0, transform: 'translateY(-6px)' } },
          '&[data-unfolds]:not([hidden]) > *': { animation: `unfold ${marks.duration.strike}ms ease-out` },
        },
      })}
    >
      {children}
    </Box>
  );
}
