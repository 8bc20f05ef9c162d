import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { darkScreen, useDarkTwin, type PictureFiles } from './useDarkTwin';
import { useHydrated } from './useHydrated';
import { watchIntersection } from './watchIntersection';

type LoadState = 'not asked' | 'loading' | 'loaded' | 'error';

interface LazyImageProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string;
  /** The same picture for the dark scheme. If it cannot be loaded, the other one stays. */
  dark?: PictureFiles | undefined;
  alt: string;
  /** Pixel size of the original: the browser keeps its place free, so nothing shifts. */
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** Ask for an image when it is within 50 px above or below the screen. */
const nearScreen: IntersectionObserverInit = { rootMargin: '50px 0px', threshold: 0.01 };

/** One transparent pixel: without an address browsers draw a broken picture. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * An image that is asked for when it comes near the screen. Until then its place is a flat tone; if it cannot be loaded
 * the real `<img>` stays, with its alternative text. In served HTML it has its address from the start, for visitors without
 * JavaScript, and the browser's own lazy loading decides.
 */
export function LazyImage({ src, srcSet, sizes, dark, alt, width, height, sx }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { files, twin, dropTwin } = useDarkTwin({ src, srcSet }, dark);
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const [state, setState] = useState<LoadState>('not asked');

  useEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    // The browser may have loaded a served image before this code ran.
    if (isServed && element.complete && element.currentSrc) {
      setState(element.naturalWidth > 0 ? 'loaded' : 'error');
      return undefined;
    }
    const stop = watchIntersection(
      element,
      ({ isIntersecting }) => {
        if (!isIntersecting) return;
        stop();
        setState((before) => (before === 'not asked' ? 'loading' : before));
      },
      nearScreen,
    );
    return stop;
  }, [src, isServed]);

  const isAsked = isServed || state !== 'not asked';
  const picture = (
    <Box
      component="img"
      ref={image}
      {...(isAsked ? { ...files, sizes } : { src: blank })}
      {...{ alt, width, height }}
      // The browser's own distance is a screen or two: it counts only for visitors without JavaScript.
      loading={state === 'not asked' ? 'lazy' : 'eager'}
      decoding="async"
      data-state={state}
      onLoad={() => isAsked && setState('loaded')}
      onError={() => isAsked && !dropTwin() && setState('error')}
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto', backgroundColor: 'surface.laid' },
        { '&[data-state=error]': { font: 'inherit', color: 'text.secondary' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
  if (!dark) return picture;
  return (
    <Box component="picture" sx={{ display: 'block', minWidth: 0 }}>
      {isAsked && twin && <source srcSet={twin.srcSet ?? twin.src} sizes={sizes} media={darkScreen} />}
      {picture}
    </Box>
  );
}
