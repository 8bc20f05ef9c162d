import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { singleLanguageSelector } from '../../styles/singleLanguageSelector';

/**
 * Styles of two texts or of one. The prerendered page has two; if its address asks for the page's own language, it has the styles of one from
 * the first paint. So these must set all that those of two set.
 */
export const bilingualStyles = (
  isBilingual: boolean,
  pair: SystemStyleObject<Theme>,
  one: SystemStyleObject<Theme>,
): SystemStyleObject<Theme> => (isBilingual ? { ...pair, [singleLanguageSelector]: one } : one);
