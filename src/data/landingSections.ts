/** The landing page's tagged sections: id and number. */
export const landingSections = [
  ['stay_flow', '2'],
  ['workflow', '3'],
  ['expertise', '4'],
  ['top_llm', '5'],
  ['document_support', '6'],
  ['private_secure', '7.1'],
  ['seamless_deployment', '7.2'],
  ['affordable_plan', '8'],
  // Last, so that hiding it shifts no number.
  ['hebrew_support', '9'],
] as const;
