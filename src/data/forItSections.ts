/** The sections of the page for IT in order, with their ids. */
export const forItSections = [
  { id: 'security', name: 'security' },
  { id: 'what-it-gets-wrong', name: 'limits' },
  { id: 'build-versus-buy', name: 'build' },
  { id: 'compliance', name: 'compliance' },
  { id: 'deployment', name: 'deployment' },
  { id: 'single-sign-on', name: 'signOn' },
  { id: 'platform', name: 'platform' },
  { id: 'answer-sheet', name: 'sheet' },
] as const;

export type ForItSection = (typeof forItSections)[number]['name'];
