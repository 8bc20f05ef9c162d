/** The annex's sections in order, with their ids; the answer sheet is the eleventh. */
export const annexParts = [
  { id: 'security', name: 'security' },
  { id: 'build-versus-buy', name: 'build' },
  { id: 'compliance', name: 'compliance' },
  { id: 'single-sign-on', name: 'signOn' },
  { id: 'deployment', name: 'deployment' },
  { id: 'dashboard', name: 'dashboard' },
  { id: 'flexibility', name: 'flexibility' },
  { id: 'assistant', name: 'assistant' },
  { id: 'platform', name: 'platform' },
  { id: 'pay-as-you-grow', name: 'growth' },
  { id: 'answer-sheet', name: 'sheet' },
] as const;

export type AnnexPart = (typeof annexParts)[number]['name'];
