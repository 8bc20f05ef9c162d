import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { darkScreen, useDarkTwin, type PictureFiles } from './useDarkTwin';
import { useHydrated } from './useHydrated';
import { watchIntersection } from './watchIntersection';

type LoadState = 'idle' | 'loading' | 'loaded' | 'error';

interface LazyImageProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string;
  /** The picture for the dark scheme; if it fails to load, the other one stays. */
  dark?: PictureFiles | undefined;
  alt: string;
  /** Intrinsic size, which reserves the space. */
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** Loads images within 50 px above or below the viewport. */
const nearScreen: IntersectionObserverInit = { rootMargin: '50px 0px', threshold: 0.01 };

/** The placeholder: a sheet with a ruled margin, as on the blog's pictures. */
const waitingPaper = {
  // Colour of the alternative text, too, where there is no picture.
  color: 'text.tertiary',
  '--rule': 'color-mix(in srgb, currentColor 35%, transparent)',
  backgroundColor: 'surface.desk',
  backgroundImage: 'linear-gradient(90deg, var(--rule) 0 1px, transparent 1px 3px, var(--rule) 3px 4px)',
  backgroundSize: '4px 100%',
  backgroundPosition: '10% 0',
  '[dir=rtl] &': { backgroundPosition: '90% 0' },
  backgroundRepeat: 'no-repeat',
} as const;

/** A transparent pixel: without `src` browsers draw a broken image. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * An image that loads near the viewport, with a placeholder until then. If it fails, the `<img>` stays with its alternative text.
 * Prerendered HTML has the address and `loading="lazy"`, for visitors without JavaScript.
 */
export function LazyImage({ src, srcSet, sizes, dark, alt, width, height, sx }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { files, twin, dropTwin } = useDarkTwin({ src, srcSet }, dark);
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const [state, setState] = useState<LoadState>('idle');

  useEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    // The browser may have loaded the prerendered image before hydration.
    if (isServed && element.complete && element.currentSrc) {
      setState(element.naturalWidth > 0 ? 'loaded' : 'error');
      return undefined;
    }
    const stop = watchIntersection(
      element,
      ({ isIntersecting }) => {
        if (!isIntersecting) return;
        stop();
        setState((before) => (before === 'idle' ? 'loading' : before));
      },
      nearScreen,
    );
    return stop;
  }, [src, isServed]);

  const isRequested = isServed || state !== 'idle';
  const picture = (
    <Box
      component="img"
      ref={image}
      {...(isRequested ? { ...files, sizes } : { src: blank })}
      {...{ alt, width, height }}
      // The browser's own threshold is a screen or two, so it is used without JavaScript only.
      loading={state === 'idle' ? 'lazy' : 'eager'}
      decoding="async"
      data-state={state}
      onLoad={() => isRequested && setState('loaded')}
      onError={() => isRequested && !dropTwin() && setState('error')}
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto', ...waitingPaper },
        { '&[data-state=error]': { font: 'inherit', color: 'text.secondary' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
  if (!dark) return picture;
  return (
    <Box component="picture" sx={{ display: 'block', minWidth: 0 }}>
      {isRequested && twin && <source srcSet={twin.srcSet ?? twin.src} sizes={sizes} media={darkScreen} />}
      {picture}
    </Box>
  );
}
