import { isGroup, type Group, type Json } from '../src/tokenFile.ts';

/** Values of tokens by path. */
export type Values = Record<string, Json>;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Where each value of a JSON text stands, by path: `radius.sheet.$value.unit`. */
function locate(text: string): Map<string, [start: number, end: number]> {
  const spans = new Map<string, [number, number]>();
  const parts = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g)];
  let next = 0;
  const peek = () => parts[next]?.[0] ?? '';
  function read(path: string): void {
    const opening = peek();
    const start = parts[next++]?.index ?? 0;
    if (opening === '{' || opening === '[') {
      for (let item = 0; !/^[}\]]$/.test(peek()); item++) {
        const name = opening === '{' ? String(JSON.parse(peek())) : `${item}`;
        if (opening === '{') next += 2;
        read(path === '' ? name : `${path}.${name}`);
        if (peek() === ',') next++;
      }
      next++;
    }
    const last = parts[next - 1];
    spans.set(path, [start, (last?.index ?? 0) + (last?.[0].length ?? 0)]);
  }
  read('');
  return spans;
}

const isTree = (value: unknown): value is Json[] | Group => Array.isArray(value) || isGroup(value);

/**
 * Writes values into the text of a token file. Every other character stays: order, indentation and line ends.
 * @throws Error naming a token that the text does not have.
 */
export function editText(text: string, values: Values): string {
  const spans = locate(text);
  const edits: { start: number; end: number; by: string }[] = [];
  function compare(path: string, old: Json, now: Json): void {
    if (isSame(old, now)) return;
    if (isTree(old) && isTree(now) && isSame(Object.keys(old), Object.keys(now))) {
      const members = now as Group;
      for (const [name, member] of Object.entries(old)) compare(`${path}.${name}`, member, members[name]!);
      return;
    }
    const [start, end] = spans.get(path)!;
    const indent = /[^\n]*$/.exec(text.slice(0, start))![0].match(/^\s*/)![0];
    const by = JSON.stringify(now, null, 2).replaceAll(
      '\n',
      `${text.includes('\r\n') ? '\r' : ''}\n${indent}`,
    );
    edits.push({ start, end, by });
  }
  for (const [path, value] of Object.entries(values)) {
    const span = spans.get(`${path}.$value`);
    if (!span) throw new Error(`Token ${path} is missing.`);
    compare(`${path}.$value`, JSON.parse(text.slice(...span)) as Json, value);
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((edited, { start, end, by }) => edited.slice(0, start) + by + edited.slice(end), text);
}
