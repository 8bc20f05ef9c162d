import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import successors from '../successors.json';
import { migrate } from './migrate';

const usage = `npx @stet/theme migrate [folder …] [--write]

Finds the uses of tokens that this version has no longer, and rewrites those that have a successor.
Without --write it only says what it would do. The folder is the working directory unless named; several may be.`;

const isRead = /\.([cm]?[jt]sx?|css|scss|less|html|vue|svelte|json|mdx?)$/;
const isSkipped = /^(node_modules|dist|build|out|coverage|\..+)$/;

function files(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped.test(entry.name) || entry.isSymbolicLink()) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return isRead.test(entry.name) ? [path] : [];
  });
}

function end(message: string, code: 0 | 1): never {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

/** The arguments; ends with a sentence if there is one that the command does not know. */
function readArguments() {
  const options = { write: { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return end(`${(error as Error).message}\n\n${usage}`, 1);
  }
}

const { values, positionals } = readArguments();
const [command, ...named] = positionals;
if (values.help || command === undefined) end(usage, 0);
if (command !== 'migrate') end(usage, 1);
const folders = named.length > 0 ? named : ['.'];
for (const folder of folders) if (!existsSync(folder)) end(`There is no file or folder ${folder}.`, 1);
const isWriting = values.write;
let changes = 0;
let leftovers = 0;
for (const path of folders.flatMap(files)) {
  const before = readFileSync(path, 'utf8');
  const { text, rewritten, left } = migrate(before, successors);
  const name = relative(process.cwd(), path);
  for (const { from, to } of rewritten) console.log(`${name}: ${from} → ${to}`);
  for (const { line, token, why } of left) console.log(`${name}:${line}: ${token} is gone. ${why}`);
  if (text !== before && isWriting) writeFileSync(path, text);
  changes += rewritten.length;
  leftovers += left.length;
}
const done = isWriting ? 'rewritten' : 'to rewrite; add --write';
console.log(changes + leftovers === 0 ? 'Nothing to do.' : `${changes} ${done}. ${leftovers} left to you.`);
if (leftovers > 0) process.exitCode = 1;
