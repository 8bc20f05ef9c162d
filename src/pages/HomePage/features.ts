import { landingSections } from '../../data/landingSections';
import { useIsInIsrael } from './useIsInIsrael';

type Feature = (typeof landingSections)[number];

/** The feature tags to show this visitor: Hebrew support is for visitors in Israel only (H2). */
export function useFeatures(): readonly Feature[] {
  const isInIsrael = useIsInIsrael();
  return landingSections.filter(([id]) => id !== 'hebrew_support' || isInIsrael);
}
