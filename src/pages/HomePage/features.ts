import { useIsInIsrael } from './useIsInIsrael';

/** The feature tags: the id of a section, and the number it stands under (H2). */
const features = [
  ['stay_flow', '2'],
  ['workflow', '3'],
  ['expertise', '4'],
  ['top_llm', '5'],
  ['document_support', '6'],
  ['private_secure', '7.1'],
  ['seamless_deployment', '7.2'],
  ['affordable_plan', '8'],
  // Last, so that no number shifts where it is hidden.
  ['hebrew_support', '9'],
] as const;

export type FeatureId = (typeof features)[number][0];

/** The feature tags to show this visitor: Hebrew support is for visitors in Israel only (H2). */
export function useFeatures(): readonly (readonly [id: FeatureId, number: string])[] {
  const isInIsrael = useIsInIsrael();
  return features.filter(([id]) => id !== 'hebrew_support' || isInIsrael);
}
