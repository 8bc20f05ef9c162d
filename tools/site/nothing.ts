/** Stands in for a part of a library that this site never runs (see `leanModules.ts`). */
export default function Nothing() {
  return null;
}
