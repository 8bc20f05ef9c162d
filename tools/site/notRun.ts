/**
 * Stands in for MUI's theme maker with CSS variables (see `leanModules.ts`). The theme package brings
 * its variables itself; should it run after all, it says why nothing comes of it.
 */
export default function notRun(): never {
  throw new Error('This build leaves out a part of MUI that its theme does not use.');
}
