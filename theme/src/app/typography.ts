import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '../getTheme';
import { tokens } from '../tokens';
import { typography as core } from '../typography';

/** All text styles, each based on a role in `tokens.json`. */
export function typography(direction: Direction) {
  const styles = core(direction);
  const { weight } = tokens;
  return {
    ...styles,
    h1: styles.statement,
    h2: styles.display2,
    h5: { ...styles.body1, fontWeight: weight.label },
    h6: { ...styles.small, fontWeight: weight.strong },
    subtitle1: { ...styles.body1, fontWeight: weight.label },
    subtitle2: { ...styles.small, fontWeight: weight.label },
    caption: { ...styles.reference, fontWeight: weight.text },
    overline: { ...styles.meta, textTransform: 'none' },
  } satisfies ThemeOptions['typography'];
}
