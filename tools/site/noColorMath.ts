/**
 * Stands in for MUI's arithmetic on colours (see `leanModules.ts`). Our theme names every shade or mixes it in CSS; what asks for
 * this is Material's own palette, which MUI makes as it loads and this site never wears.
 */
const noColor = () => '';

export {
  noColor as alpha,
  noColor as colorChannel,
  noColor as darken,
  noColor as getContrastRatio,
  noColor as hslToRgb,
  noColor as lighten,
  noColor as private_safeColorChannel,
};
