import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { watchIntersection } from './watchIntersection';

type LoadState = 'not asked' | 'loading' | 'loaded' | 'error';

interface LazyImageProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Pixel size of the original: the browser keeps its place free, so nothing shifts. */
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** Ask for an image when it is within 50 px above or below the screen (S7). */
const nearScreen: IntersectionObserverInit = { rootMargin: '50px 0px', threshold: 0.01 };

/**
 * An image that is asked for when it comes near the screen (S7). Until then its place is a flat tone; if it cannot be loaded
 * the real `<img>` stays, with its alternative text. Without JavaScript the browser's own lazy loading does the same.
 */
export function LazyImage({ src, srcSet, sizes, alt, width, height, sx }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<LoadState>('not asked');

  useEffect(() => {
    const element = image.current!;
    const settle = () => setState(element.naturalWidth > 0 ? 'loaded' : 'error');
    // The browser may have loaded it from the HTML before this code ran.
    if (element.complete && element.currentSrc) return settle();
    const stop = watchIntersection(
      element,
      ({ isIntersecting }) => {
        if (!isIntersecting) return;
        stop();
        setState((before) => (before === 'not asked' ? 'loading' : before));
        element.loading = 'eager';
      },
      nearScreen,
    );
    return stop;
  }, [src]);

  return (
    <Box
      component="img"
      ref={image}
      {...{ src, srcSet, sizes, alt, width, height }}
      loading="lazy"
      decoding="async"
      data-state={state}
      onLoad={() => setState('loaded')}
      onError={() => setState('error')}
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto', backgroundColor: 'surface.laid' },
        { '&[data-state=error]': { font: 'inherit', color: 'text.secondary' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
