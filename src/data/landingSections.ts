/** The landing page's sections that have a tag: the id of a section, and the number it stands under. */
export const landingSections = [
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
