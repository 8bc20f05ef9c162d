import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseAst } from 'vite';

/** The part of an AST node that the house rules use. */
export interface Node {
  type: string;
  [property: string]: unknown;
}

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  text: string;
}

const isCode = /\.tsx?$/;
const isTest = /\.(test|spec)\.tsx?$/;

/** Source files below some folders, without tests by default. */
export function sourceFiles(folders: readonly string[], { tests = false } = {}): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .filter((path) => isCode.test(path) && !path.includes('node_modules') && (tests || !isTest.test(path)))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}

const parsed = new WeakMap<SourceFile, { node: Node; parent: Node }[]>();

/** Every AST node of a file with its parent. Parses a file once, since every rule asks for it. */
export function nodesOf(file: SourceFile): { node: Node; parent: Node }[] {
  const known = parsed.get(file);
  if (known) return known;
  const { path, text } = file;
  const found: { node: Node; parent: Node }[] = [];
  function walk(value: unknown, parent: Node) {
    if (Array.isArray(value)) value.forEach((item) => walk(item, parent));
    else if (typeof value === 'object' && value !== null) {
      const isNode = 'type' in value && typeof value.type === 'string';
      const node = isNode ? (value as Node) : parent;
      if (isNode) found.push({ node, parent });
      Object.values(value).forEach((child) => walk(child, node));
    }
  }
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  walk(parseAst(text, { lang }), { type: 'File' });
  parsed.set(file, found);
  return found;
}

/** The text of a string, or of a template's fixed parts; undefined for other nodes. */
export function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return undefined;
}

/** The name of a property key; undefined if it is computed. */
export function keyOf(node: Node): string | undefined {
  if (node.type !== 'Property' || node.computed) return undefined;
  const key = node.key as Node;
  return key.type === 'Identifier' ? (key.name as string) : stringOf(key);
}

/** A file's imports: the specifier, and the path of a relative one. */
export function importsOf(file: SourceFile): { specifier: string; target: string; isType: boolean }[] {
  return nodesOf(file).flatMap(({ node }) => {
    const isImport = ['ImportDeclaration', 'ExportNamedDeclaration', 'ImportExpression'].includes(node.type);
    const specifier = isImport && node.source ? stringOf(node.source as Node) : undefined;
    if (!specifier) return [];
    const target = specifier.startsWith('.')
      ? posix.join(posix.dirname(file.path), specifier).replace(isCode, '')
      : specifier;
    return [{ specifier, target, isType: node.importKind === 'type' || node.exportKind === 'type' }];
  });
}
