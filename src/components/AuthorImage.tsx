import Avatar from '@mui/material/Avatar';
import { isAllowedMediaUrl } from '../data/blogAddresses';

interface AuthorImageProps {
  name: string;
  /** Not loaded from third parties. */
  image: string | null;
  /** Edge length in pixels. */
  size: number;
}

/** The initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}

/** An author's picture, or initials. Decorative: the name is beside it. */
export function AuthorImage({ name, image, size }: AuthorImageProps) {
  return (
    <Avatar
      aria-hidden
      alt=""
      src={image && isAllowedMediaUrl(image) ? image : undefined}
      slotProps={{ img: { loading: 'lazy', width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        // A dark picture keeps its edge on a dark page.
        border: 1,
        borderColor: 'line.hair',
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
