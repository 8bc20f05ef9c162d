import { Fragment } from 'react';
import { styled } from '@mui/material/styles';
import { useForcedScheme } from './scheme';

type Scheme = 'light' | 'dark';

interface StillPictureProps {
  /**
   * The picture's files in a colour scheme, the most fitting first: `media` says on which screens one of them takes over, the
   * last one has none.
   */
  files: (
    scheme: Scheme,
  ) => readonly { src: string; width: number; height: number; media?: string | undefined }[];
  alt: string;
  /** On the first screen: asked for at once. */
  isFirst?: boolean;
}

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' });

/**
 * A picture in the colour scheme and the crop that fit, asked for when it comes near. It follows the system until the visitor
 * forces a scheme. One that is recorded in several sizes and formats is a `SchemePicture`.
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
