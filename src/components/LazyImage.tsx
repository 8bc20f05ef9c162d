import { useEffect, useRef, useState } from 'react';
import { failedPicture } from '../styles/failedPicture';
import { Picture, type PictureFiles, type PictureProps } from './Picture';
import { useServed } from '../hooks/useHydrated';
import { nearPicture, watchIntersection } from '../browser/watchIntersection';

type LoadState = 'idle' | 'loading' | 'loaded' | 'error';

/** The placeholder: a sheet with a ruled margin, as on the blog's pictures. */
const placeholder = {
  color: 'text.tertiary',
  '--rule': 'color-mix(in srgb, currentColor 35%, transparent)',
  backgroundColor: 'surface.desk',
  backgroundImage: 'linear-gradient(90deg, var(--rule) 0 1px, transparent 1px 3px, var(--rule) 3px 4px)',
  backgroundSize: '4px 100%',
  // The direction's style cache mirrors it.
  backgroundPosition: 'left 2rem top',
  backgroundRepeat: 'no-repeat',
} as const;

/** A transparent pixel: without `src` browsers draw a broken image. */
const blank: PictureFiles = (scheme) =>
  scheme === 'light'
    ? [{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' }]
    : [];

interface LazyImageProps extends Omit<PictureProps, 'frame'> {
  /** Whether it is on most first screens: prerendered, it does not wait for the loader. */
  isFirst?: boolean | undefined;
}

/**
 * A picture that loads near the viewport, with a placeholder until then. If it fails, the `<img>` stays with its alternative text.
 * Prerendered HTML has the address and `loading="lazy"`, for visitors without JavaScript. Browsers load such pictures a screen or two ahead,
 * but none that its frame clips: where scripts run, it is below the frame until the loader finds that near the viewport.
 */
export function LazyImage({ files, sx, isFirst, ...props }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isServed = useServed();
  const [state, setState] = useState<LoadState>('idle');

  useEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    // The browser may have loaded the prerendered image before hydration.
    if (isServed && element.complete && element.currentSrc) {
      // The error event came before React attached its handler, which replaces a dark variant by the light one.
      if (element.naturalWidth === 0) element.dispatchEvent(new Event('error'));
      else setState('loaded');
      return undefined;
    }
    const stop = watchIntersection(
      element,
      ({ isIntersecting }) => {
        if (!isIntersecting) return;
        stop();
        setState((before) => (before === 'idle' ? 'loading' : before));
      },
      nearPicture,
    );
    return stop;
  }, [isServed]);

  const isRequested = isServed || state !== 'idle';
  return (
    <Picture
      {...props}
      ref={image}
      files={isRequested ? files : blank}
      frame={{
        'data-later': isServed && !isFirst ? '' : undefined,
        sx: {
          '@media screen': {
            // As high as the picture, beside a longer text too.
            'html[data-scripted] &[data-later]': {
              ...placeholder,
              overflow: 'clip',
              width: '100%',
              alignSelf: 'start',
            },
            'html[data-scripted] &[data-later] > img': { translate: '0 110%' },
          },
        },
      }}
      // The browser's own threshold is a screen or two, so it is used without JavaScript only.
      loading={state === 'idle' ? 'lazy' : 'eager'}
      decoding="async"
      data-state={state}
      onLoad={() => isRequested && setState('loaded')}
      onError={() => isRequested && setState('error')}
      sx={[placeholder, failedPicture, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
