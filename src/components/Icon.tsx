import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Paths on a 20 px grid, strokes of 1.5, square caps. */
const paths = {
  arrow: 'M3 10h13M11.5 5.5L16 10l-4.5 4.5',
  check: 'M4 10.5l4 4 8-9',
  chevronDown: 'M5 8l5 5 5-5',
  chevronNext: 'M8 5l5 5-5 5',
  chevronUp: 'M5 12l5-5 5 5',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  external: 'M7 5h8v8M15 5L5 15',
  link: 'M8.5 11.5l3-3M7 9l-2 2a3 3 0 0 0 4.2 4.2l2-2M13 11l2-2A3 3 0 0 0 10.8 4.8l-2 2',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10H3zM3 5.5l7 5.5 7-5.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M6 3.5v13l11-6.5z',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 12h8v5H6z',
  search: 'M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM12.5 12.5L17 17',
  undo: 'M7 5L3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9',
  warning: 'M10 3l7.5 13.5h-15zM10 8.5V12M10 14.2v.1',
} as const;

type IconName = keyof typeof paths;

/** Icons that are mirrored in Hebrew because they point in the reading direction. */
const directional: ReadonlySet<IconName> = new Set(['arrow', 'chevronNext', 'external', 'undo']);

interface IconProps {
  name: IconName;
  /** Accessible name, if no text beside it says the same. */
  title?: string;
  sx?: SxProps<Theme>;
}

/** A 20 px icon in the text colour. Decorative unless it has a title. */
export function Icon({ name, title, sx }: IconProps) {
  const isFilled = name === 'play';
  return (
    <Box
      component="svg"
      viewBox="0 0 20 20"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      sx={[
        {
          flexShrink: 0,
          width: '1em',
          height: '1em',
          fontSize: 'sizes.title1',
          fill: isFilled ? 'currentColor' : 'none',
          stroke: isFilled ? 'none' : 'currentColor',
          strokeWidth: 1.5,
          strokeLinecap: 'square',
        },
        directional.has(name) && { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d={paths[name]} />
    </Box>
  );
}
