import { basename, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodesOf, sourceFiles } from './sourceFiles.ts';

const site = sourceFiles(['src']);
const everything = sourceFiles(['src', 'theme', 'translations', 'demo', 'tests', 'tools'], { tests: true });

describe('a file', () => {
  it('with a component is called like it, so that a name on the screen of a debugger is a file', () => {
    const wrong = site
      .map(({ path, text }) => ({ path, text, name: basename(path, '.tsx') }))
      .filter(({ path, name }) => path.endsWith('.tsx') && /^[A-Z]/.test(name))
      .filter(
        ({ text, name }) => !new RegExp(`export (default )?(async )?(function|const) ${name}\\b`).test(text),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('has a default export only when it is a page, since only routes load by default export', () => {
    const wrong = site
      .filter(({ text }) => /^export default/m.test(text))
      .map(({ path }) => path)
      .filter((path) => !/^src\/pages\/((\w+Page)\/)?\w+Page\.tsx$/.test(path));
    expect(wrong).toEqual([]);
  });

  it('is no barrel, since imports through one hide where things are and load what is not needed', () => {
    const barrels = site.filter((file) => {
      const body = nodesOf(file).filter(({ parent }) => parent.type === 'Program');
      return body.length > 0 && body.every(({ node }) => /^Export(All|Named)/.test(node.type) && node.source);
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('leaves nothing for later, and switches no check off', () => {
    // Split, so that the rule does not match itself.
    const left = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'lorem' + ' ipsum', '@ts-' + '(ignore|nocheck)'].join('|'),
    );
    expect(everything.filter(({ text }) => left.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('lies where the tree of the house has a place for it', () => {
    const folders = new Set(site.map(({ path }) => posix.dirname(path).split('/')[1]));
    folders.delete(undefined);
    expect(folders).toEqual(new Set(['components', 'data', 'layout', 'locale', 'pages', 'start']));
  });
});
