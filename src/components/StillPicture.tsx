import { Fragment } from 'react';
import { styled } from '@mui/material/styles';
import { useForcedScheme } from './scheme';

type Scheme = 'light' | 'dark';

interface StillPictureProps {
  /** The files for a colour scheme in order of preference: each `media` query selects a file, the last has none. */
  files: (
    scheme: Scheme,
  ) => readonly { src: string; width: number; height: number; media?: string | undefined }[];
  alt: string;
  /** Whether it is on the first screen, and loads at once. */
  isFirst?: boolean;
}

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' });

/**
 * A lazy picture in the colour scheme and crop that fit. It follows the system's scheme unless the visitor has chosen one. For several
 * sizes and formats use `SchemePicture`.
 */
export function StillPicture({ files, alt, isFirst }: StillPictureProps) {
  const forced = useForcedScheme();
  const last = files(forced ?? 'light').at(-1)!;

  return (
    <picture>
      {!forced && (
        <Fragment>
          {files('dark').map(({ src, media = '', ...size }) => (
            <source
              key={src}
              srcSet={src}
              media={[media, '(prefers-color-scheme: dark)'].filter(Boolean).join(' and ')}
              {...size}
            />
          ))}
        </Fragment>
      )}
      {files(forced ?? 'light')
        .slice(0, -1)
        .map(({ src, ...source }) => (
          <source key={src} srcSet={src} {...source} />
        ))}
      <Image
        src={last.src}
        width={last.width}
        height={last.height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
