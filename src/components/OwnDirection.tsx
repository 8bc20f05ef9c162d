import { useTheme } from '@mui/material/styles';
import { textDirection } from '../text/textDirection';

/** An editor's words in a line, isolated from what is around them, in their own direction. */
export function OwnDirection({ children }: { children: string }) {
  const { direction } = useTheme();
  return <bdi dir={textDirection(children, direction)}>{children}</bdi>;
}
