import Box from '@mui/material/Box';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { schemeOnScreen, useForcedScheme, type Scheme } from '../browser/scheme';

/** A picture in one size, format or crop. */
interface PictureFile {
  src: string;
  srcSet?: string | undefined;
  width?: number;
  height?: number;
  /** The screens it is for; without a query, all. */
  media?: string | undefined;
  type?: string;
}

/** The files for a colour scheme in order of preference, of which the last is for every screen; none if there is no dark variant. */
export type PictureFiles = (scheme: Scheme) => readonly PictureFile[];

const Sources = styled('picture')({ display: 'block', minWidth: 0 });

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  files: PictureFiles;
  alt: string;
  sx?: SxProps<Theme>;
  /** Props of the element around the `<img>`. */
  frame?: ComponentProps<typeof Sources> & { 'data-later'?: string | undefined };
}

/** For dark screens only, since printed pages have the light pictures. */
const inDark = ({ media, ...file }: PictureFile): PictureFile => ({
  ...file,
  media: ['screen', media, '(prefers-color-scheme: dark)'].filter(Boolean).join(' and '),
});

/**
 * A picture in the colour scheme, size and crop that fit; only one file is loaded. It follows the system's scheme unless the visitor has
 * chosen one. If the dark variant fails to load, the light one replaces it.
 */
export function Picture({ files, sizes, onError, sx, frame, ...props }: PictureProps) {
  const forced = useForcedScheme();
  const [isDarkMissing, setIsDarkMissing] = useState(false);
  const dark = isDarkMissing ? [] : files('dark');
  const shown = forced === 'dark' && dark.length > 0 ? dark : files('light');
  const sources = [...(forced ? [] : dark.map(inDark)), ...shown.slice(0, -1)];
  const { src, srcSet, width = props.width, height = props.height } = shown.at(-1) ?? {};

  return (
    <Sources {...frame}>
      {sources.map(({ src, srcSet, ...source }) => (
        <source
          key={`${source.media} ${srcSet ?? src}`}
          srcSet={srcSet ?? src}
          sizes={srcSet && sizes}
          {...source}
        />
      ))}
      <Box
        component="img"
        {...props}
        {...{ src, srcSet, sizes, width, height }}
        onError={(event) => {
          if (dark.length > 0 && schemeOnScreen() === 'dark') setIsDarkMissing(true);
          else onError?.(event);
        }}
        sx={[{ display: 'block', width: '100%', height: 'auto' }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </Sources>
  );
}
