import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { unfold } from '../../styles/keyframes';

interface FoundRegionProps {
  /** MUI's name for “is open”. */
  in: boolean;
  /** Called when find-in-page matches inside. */
  onFound: () => void;
  children?: ReactNode;
}

/**
 * The collapsible part of an accordion. Closed, it is `hidden="until-found"`, so that find-in-page and links to a text open it; in print and
 * without JavaScript it is always open. The prerenderer writes the attribute where `data-awaiting-hydration` is true (`hideUntilFound`).
 */
export function UntilFoundCollapse({ in: isOpen, onFound, children }: FoundRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  // Before `useOpenQuestion` scrolls to a question below.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    // The browser has found something in it before hydration.
    if (!isOpen && element.dataset.awaitingHydration === 'true' && !element.hidden) return onFound();
    // React only accepts boolean values of `hidden`.
    if (isOpen) element.removeAttribute('hidden');
    else {
      element.setAttribute('hidden', 'until-found');
      // Animate only after the first close, not what was prerendered open.
      element.dataset.unfolds = '';
    }
  }, [isOpen, onFound]);

  useEffect(() => {
    const element = region.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <Box
      ref={region}
      data-awaiting-hydration={!isHydrated && !isOpen}
      sx={({ marks }) => ({
        // Closed by CSS until hydrated, where the browser says that scripts run; then by the `hidden` attribute.
        '&[data-awaiting-hydration=true]': { display: 'block', contentVisibility: 'visible' },
        '@media screen and (scripting: enabled)': {
          '&[data-awaiting-hydration=true][hidden]': { contentVisibility: 'hidden' },
        },
        '@media print': { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
        '@media (prefers-reduced-motion: no-preference)': {
          '&[data-unfolds]:not([hidden]) > *': {
            animation: `${unfold} ${marks.duration.accordion}ms ${marks.easing.standard}`,
          },
        },
      })}
    >
      {children}
    </Box>
  );
}
