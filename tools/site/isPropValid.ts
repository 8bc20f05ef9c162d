/**
 * Which properties reach an HTML element that is styled without a rule of its own: all but the four that MUI keeps to itself, as
 * on MUI's own elements. Emotion's list of every attribute there is weighs 1.5 kB, and TypeScript knows them (`leanModules.ts`).
 */
export default function isPropValid(name: string): boolean {
  return !['ownerState', 'theme', 'sx', 'as'].includes(name);
}
