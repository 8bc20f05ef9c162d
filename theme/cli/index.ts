import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import successors from '../successors.json';
import { migrate } from './migrate';

const usage = `npx @stet/theme migrate [folder] [--write]

Finds the uses of tokens that this version has no longer, and rewrites those that have a successor.
Without --write it only says what it would do. The folder is the working directory unless named.`;

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

const [command, ...rest] = process.argv.slice(2);
if (command !== 'migrate') {
  console.log(usage);
  process.exit(command === undefined || command === '--help' ? 0 : 1);
}
const isWriting = rest.includes('--write');
const folder = rest.find((argument) => !argument.startsWith('--')) ?? '.';
if (!existsSync(folder)) {
  console.error(`There is no file or folder ${folder}.`);
  process.exit(1);
}
let changes = 0;
let leftovers = 0;
for (const path of files(folder)) {
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
