import Avatar from '@mui/material/Avatar';
import { isOwnAddress } from './blogAddresses';

interface AuthorImageProps {
  name: string;
  /** The author's picture; one from a third party is not loaded. */
  image: string | null;
  /** Edge in pixels. */
  size: number;
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}

/** An author's picture, or the initials where there is none. Decorative: the name is beside it. */
export function AuthorImage({ name, image, size }: AuthorImageProps) {
  return (
    <Avatar
      aria-hidden
      alt=""
      src={image && isOwnAddress(image) ? image : undefined}
      slotProps={{ img: { loading: 'lazy', width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        typography: 'document',
        fontSize: size * 0.42,
        lineHeight: 1,
        color: 'action.onFill',
        backgroundColor: 'action.fill',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
