/** What the editor of the installed Ghost can write. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ghostNode, programFolder } from './settings.ts';

/** The types of its nodes, as documents name them: its cards and its kinds of text. */
export function nodeTypes(): string[] {
  const script = `
    const { DEFAULT_NODES } = require('@tryghost/kg-default-nodes');
    console.log(JSON.stringify(DEFAULT_NODES.flatMap((node) => node.getType?.() ?? [])));`;
  const args = ['-e', script];
  return JSON.parse(
    execFileSync(ghostNode, args, { cwd: join(programFolder, 'app'), encoding: 'utf8' }),
  ) as string[];
}
