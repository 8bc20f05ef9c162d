import { groupBy, canMatchSameElement, overlap, placeholder, type Rule, type Selector } from './cssRules.ts';

/** A selector with its declarations in order. */
export interface Row {
  selector: Selector;
  declarations: string[];
}

/** A row while it is written: its remaining declarations, each with those that must precede it. */
interface PendingRow extends Row {
  rest: Map<string, { here: Set<string>; before: [row: PendingRow, declaration: string][] }>;
}

interface Candidate {
  rows: PendingRow[];
  declarations: string[];
  /** In bytes. */
  saved: number;
}

/**
 * Writes rows in few bytes: repeatedly takes the rule that saves most, several declarations for all selectors that have them. The order of
 * competing declarations stays: a rule contains a declaration only if those that must precede it are in earlier rules, or before it in this
 * one.
 */
export function shareDeclarations(atRules: string, rows: readonly Row[]): Rule[] {
  const open = pendingRows(rows);
  const having = new Map<string, Set<PendingRow>>();
  for (const row of open)
    for (const declaration of row.rest.keys())
      having.set(declaration, (having.get(declaration) ?? new Set<PendingRow>()).add(row));
  const waiting = new Map<string, Set<string>>();
  for (const { rest } of open)
    for (const [declaration, { here, before }] of rest)
      for (const earlier of [...here, ...before.map(([, one]) => one)])
        waiting.set(earlier, (waiting.get(earlier) ?? new Set<string>()).add(declaration));

  const out: Rule[] = [];
  const best = new Map<string, Candidate>();
  const outdated = new Set<string>();
  const update = (first: string) => {
    outdated.delete(first);
    const candidate = bestCandidate(first, having.get(first)!);
    if (candidate) best.set(first, candidate);
    else best.delete(first);
  };
  for (const first of having.keys()) update(first);
  while (best.size > 0) {
    const [first, { rows: chosen, declarations }] = [...best].reduce((a, b) =>
      b[1].saved > a[1].saved ? b : a,
    );
    // What a candidate saves hardly ever grows, so only the best one has to be correct.
    if (outdated.has(first)) {
      update(first);
      continue;
    }
    out.push({ atRules, selectors: chosen.map(({ selector }) => selector), declarations });
    for (const row of chosen) {
      for (const declaration of row.rest.keys()) outdated.add(declaration);
      for (const declaration of declarations) {
        row.rest.delete(declaration);
        having.get(declaration)!.delete(row);
      }
    }
    update(first);
    for (const declaration of declarations) waiting.get(declaration)?.forEach(update);
  }
  for (const { selector, rest } of open)
    if (rest.size > 0) out.push({ atRules, selectors: [selector], declarations: [...rest.keys()] });
  return out;
}

function pendingRows(rows: readonly Row[]): PendingRow[] {
  const open: PendingRow[] = [];
  for (const { selector, declarations } of rows) {
    const earlier = open.filter((row) => canMatchSameElement(row.selector, selector));
    const rest: PendingRow['rest'] = new Map();
    for (const declaration of declarations) {
      const follows = (other: string) => other !== declaration && overlap(other, declaration);
      rest.set(declaration, {
        here: new Set([...rest.keys()].filter(follows)),
        before: earlier.flatMap((row) =>
          row.declarations.filter(follows).map((other): [PendingRow, string] => [row, other]),
        ),
      });
    }
    open.push({ selector, declarations, rest });
  }
  return open;
}

/** Whether everything that must precede a declaration is written, or among those taken for the same rule. */
function isFree({ rest }: PendingRow, declaration: string, taken: ReadonlySet<string>): boolean {
  const { here, before } = rest.get(declaration)!;
  for (const earlier of here) if (rest.has(earlier) && !taken.has(earlier)) return false;
  return !before.some(([row, earlier]) => row.rest.has(earlier));
}

/** The best rule that begins with a declaration, if one saves anything. */
function bestCandidate(first: string, having: ReadonlySet<PendingRow>): Candidate | undefined {
  const taken = new Set<string>();
  let rows = [...having].filter((row) => isFree(row, first, taken));
  let best: Candidate | undefined;
  let weight = 0;
  let next: string | undefined = first;
  while (next !== undefined && rows.length > 1) {
    taken.add(next);
    weight += next.length + 1;
    const listBytes = bytesOfList(rows);
    let saved = (rows.length - 1) * weight - listBytes - 2;
    // A row with nothing left needs no rule of its own.
    for (const { rest, selector } of rows) if (rest.size === taken.size) saved += selector.text.length + 2;
    if (saved > (best?.saved ?? 0)) best = { rows, declarations: [...taken], saved };

    const counts = new Map<string, number>();
    for (const row of rows)
      for (const declaration of row.rest.keys())
        if (!taken.has(declaration) && isFree(row, declaration, taken))
          counts.set(declaration, (counts.get(declaration) ?? 0) + 1);
    next = undefined;
    let most = -Infinity;
    for (const [declaration, count] of counts) {
      const value = (count - 1) * (weight + declaration.length + 1) - (count * listBytes) / rows.length;
      if (count > 1 && value > most) [next, most] = [declaration, value];
    }
    if (next !== undefined) {
      const added = next;
      rows = rows.filter((row) => row.rest.has(added) && isFree(row, added, taken));
    }
  }
  return best;
}

/** Length of a list of selectors as `writeSelectors` writes it. */
function bytesOfList(rows: readonly PendingRow[]): number {
  let bytes = rows.length - 1;
  for (const [shape, members] of groupBy(rows, ({ selector }) => selector.shape)) {
    if (members.length === 1 || !members[0]!.selector.own) bytes += members[0]!.selector.text.length;
    else {
      bytes += shape === placeholder ? 0 : shape.length + 4;
      for (const { selector } of members) bytes += selector.own!.length;
    }
  }
  return bytes;
}
