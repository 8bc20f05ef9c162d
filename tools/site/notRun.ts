/** Replaces MUI's theme with CSS variables (see `leanModules.ts`). Throws if it is ever called. */
export default function notRun(): never {
  throw new Error('This build leaves out a part of MUI that its theme does not use.');
}
