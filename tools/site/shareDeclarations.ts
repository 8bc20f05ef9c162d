import { groupBy, canMatchSameElement, overlap, placeholder, type Row } from './cssRules.ts';

/** A row while it is written: its remaining declarations, each with those that must precede it. */
interface PendingRow extends Row {
  rest: Map<string, [row: PendingRow, declaration: string][]>;
}

interface Candidate {
  rows: readonly PendingRow[];
  declarations: string[];
  /** In bytes. */
  saved: number;
}

/**
 * Writes rows in few bytes: repeatedly takes the rule that saves most, several declarations for all selectors that have them. The order of
 * competing declarations stays: a rule contains a declaration only if those that must precede it are in earlier rules, or before it in this
 * one.
 */
export function shareDeclarations(rows: readonly Row[]): string {
  const open = pendingRows(rows);
  let css = '';
  for (;;) {
    const remaining = [...new Set(open.flatMap(({ rest }) => [...rest.keys()]))];
    const candidates = remaining.flatMap((first) => bestCandidate(first, open) ?? []);
    const [best] = candidates.sort((a, b) => b.saved - a.saved);
    if (!best) break;
    css += writeRule(best.rows, best.declarations);
    for (const { rest } of best.rows) best.declarations.forEach((declaration) => rest.delete(declaration));
  }
  for (const row of open) if (row.rest.size > 0) css += writeRule([row], [...row.rest.keys()]);
  return css;
}

function pendingRows(rows: readonly Row[]): PendingRow[] {
  const open: PendingRow[] = [];
  for (const { selector, declarations } of rows) {
    const row: PendingRow = { selector, declarations, rest: new Map() };
    const earlier = open.filter((other) => canMatchSameElement(other.selector, selector));
    for (const declaration of declarations) {
      const follows = (other: string) => other !== declaration && overlap(other, declaration);
      const before = earlier.flatMap((other) =>
        other.declarations.filter(follows).map((one) => [other, one] as [PendingRow, string]),
      );
      const here = [...row.rest.keys()].filter(follows).map((one) => [row, one] as [PendingRow, string]);
      row.rest.set(declaration, [...before, ...here]);
    }
    open.push(row);
  }
  return open;
}

/** Whether everything that must precede a declaration is written, or among those taken for the same rule. */
const isFree = (row: PendingRow, declaration: string, taken: ReadonlySet<string>): boolean =>
  row.rest
    .get(declaration)!
    .every(([other, earlier]) => !other.rest.has(earlier) || (other === row && taken.has(earlier)));

/** The best rule that begins with a declaration and goes on with the most common ones, if one saves anything. */
function bestCandidate(first: string, open: readonly PendingRow[]): Candidate | undefined {
  const taken = new Set<string>();
  let rows: readonly PendingRow[] = open;
  let best: Candidate | undefined;
  let weight = 0;
  let next: string | undefined = first;
  while (next !== undefined) {
    const added = next;
    rows = rows.filter((row) => row.rest.has(added) && isFree(row, added, taken));
    if (rows.length < 2) break;
    taken.add(next);
    weight += next.length + 1;
    let saved = (rows.length - 1) * weight - writeSelectors(rows).length - 1;
    // A row with nothing left needs no rule of its own.
    for (const { rest, selector } of rows) if (rest.size === taken.size) saved += selector.text.length + 2;
    if (saved > (best?.saved ?? 0)) best = { rows, declarations: [...taken], saved };

    const counts = new Map<string, number>();
    for (const row of rows)
      for (const declaration of row.rest.keys())
        if (!taken.has(declaration) && isFree(row, declaration, taken))
          counts.set(declaration, (counts.get(declaration) ?? 0) + 1);
    next = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  }
  return best;
}

const writeRule = (rows: readonly Row[], declarations: readonly string[]) =>
  `${writeSelectors(rows)}{${declarations.join(';')}}`;

/** `.a:hover,.b:hover` as `:is(.a,.b):hover`: repeated lists of classes compress well. */
const writeSelectors = (rows: readonly Row[]): string =>
  [...groupBy(rows, ({ selector }) => selector.shape)]
    .map(([shape, members]) => {
      const classes = members
        .map(({ selector }) => selector.own ?? '')
        .sort()
        .join();
      const isList = members.length > 1 && shape !== placeholder;
      return shape.replace(placeholder, isList ? `:is(${classes})` : classes);
    })
    .join();
