import { styled } from '@mui/material/styles';
import { narrowDesk, phoneScreen } from '../../components/phoneScreen';
import { useForcedScheme } from '../../components/scheme';

interface SchemePictureProps {
  /**
   * Path of the files without their suffixes: `/media/hero/hero-en` has `…-light-1280.avif`, `…-dark-1280.avif` and, below 600 px,
   * `…-light-phone.avif`.
   */
  base: string;
  /** Available widths, and the intrinsic size. */
  widths: readonly number[];
  width: number;
  height: number;
  phone: { width: number; height: number };
  /** The `sizes` attribute. */
  sizes: string;
  alt: string;
}

/** Every supported browser knows WebP; older ones take the JPEG of `<img>`. */
const formats = { avif: 'image/avif', webp: 'image/webp' } as const;

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' });

/**
 * The picture of the first screen, loaded with high priority. It follows the system's colour scheme unless the visitor has chosen one; only
 * one file is downloaded.
 */
export function SchemePicture({ base, widths, width, height, phone, sizes, alt }: SchemePictureProps) {
  const forced = useForcedScheme();
  const schemes = forced ? ([forced] as const) : (['dark', 'light'] as const);
  const files = (scheme: string, format: string) =>
    widths.map((one) => `${base}-${scheme}-${one}.${format} ${one}w`).join(', ');

  return (
    <picture>
      {schemes.flatMap((scheme) =>
        Object.entries(formats).flatMap(([format, type]) => {
          const isSystem = !forced && scheme === 'dark' ? '(prefers-color-scheme: dark)' : undefined;
          const onPhone = [phoneScreen, narrowDesk]
            .map((screen) => [screen, isSystem].filter(Boolean).join(' and '))
            .join(', ');
          return [
            <source
              key={`${scheme} ${format} phone`}
              media={onPhone}
              type={type}
              srcSet={`${base}-${scheme}-phone.${format} ${phone.width}w`}
              sizes={sizes}
              {...phone}
            />,
            <source
              key={`${scheme} ${format}`}
              media={isSystem}
              type={type}
              srcSet={files(scheme, format)}
              {...{ sizes, width, height }}
            />,
          ];
        }),
      )}
      <Image src={`${base}-light-${width}.jpg`} {...{ width, height, alt }} fetchPriority="high" />
    </picture>
  );
}
