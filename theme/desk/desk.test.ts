import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveTokens } from '../src/resolveTokens.ts';
import type { Group } from '../src/tokenFile.ts';
import { editText, evaluate, step, tokensOf, withValues, type Step, type Steps } from './draft.ts';
import { formatsOf, valuesFrom } from './formats.ts';
import { liveTokens } from './liveTokens.ts';
import { colorValue } from './oklch.ts';

const text = readFileSync(join(import.meta.dirname, '../tokens.json'), 'utf8');
const file = JSON.parse(text) as Group;
const blue = 'color.primitive.blue.700';
const teal = { [blue]: colorValue('#0f766e') };

/** Lines that one text has and the other has not. */
const changedLines = (now: string, before = text) => {
  const old = before.split('\n');
  return now.split('\n').filter((line, at) => line !== old[at]);
};

describe('the desk (K5)', () => {
  it('writes one value into the text and leaves order, indentation and line ends', () => {
    expect(changedLines(editText(text, teal)).map((line) => line.trim())).toEqual([
      '0.0588,',
      '0.4627,',
      '0.4314',
      '"hex": "#0f766e"',
    ]);
    const windows = text.replaceAll('\n', '\r\n').replaceAll('  ', '\t');
    expect(changedLines(editText(windows, { 'radius.control': { value: 8, unit: 'px' } }), windows)).toEqual([
      '\t\t\t\t"value": 8,\r',
    ]);
    const disordered = '{\n  "b": { "$value": 1.0 },\n  "2": { "$value": 1 }, "1": { "$value": "x" }\n}';
    expect(editText(disordered, { '2': 3 })).toBe(disordered.replace('1 }', '3 }'));
    const own = editText(text, { 'color.light.action.focus': colorValue('#0f766e') });
    expect(JSON.parse(own)).toEqual(withValues(file, { 'color.light.action.focus': colorValue('#0f766e') }));
    expect(() => editText(text, { 'color.gone': 1 })).toThrow('Token color.gone is missing.');
  });

  it('says by the build’s own rules which pair fails, and shows colours that fail all the same', () => {
    expect(evaluate(file).problem).toBeUndefined();
    const { problem, pairs, resolved } = evaluate(withValues(file, { [blue]: colorValue('#94b5ff') }));
    expect(problem).toContain('Token color.light.action.focus (#94b5ff) has a contrast of');
    const failing = pairs.filter(({ ratio, least }) => ratio < least);
    expect(failing.map(({ name, ground, scheme }) => `${name} ${ground} ${scheme}`)).toContain(
      'mark.insert surface.page light',
    );
    expect(resolved?.colors.mark.insert[0]).toBe('#94b5ff');
    const broken = evaluate(withValues(file, { [blue]: `{${blue}}` }));
    expect([broken.problem, broken.resolved]).toEqual([`Token ${blue} refers to itself.`, undefined]);
  });

  it('knows what a token feeds and is fed by, and its level from that', () => {
    const tokens = new Map(tokensOf(file).map((token) => [token.path, token]));
    expect(tokens.get(blue)).toMatchObject({ level: 'raw', fedBy: [] });
    expect(tokens.get(blue)?.feeds).toContain('color.light.mark.insert');
    expect(tokens.get('typography.en.body')).toMatchObject({ level: 'role' });
    expect(tokens.get('typography.en.body')?.fedBy).toContain('font.size.body.all');
    expect(tokens.get('radius.control')).toMatchObject({ level: 'component', feeds: [] });
  });

  it('takes one gesture back in one step, and brings it back', () => {
    const act = (steps: Steps, ...actions: Step[]) => {
      const after = actions.reduce(step, steps);
      return { ...after, now: after.all[after.at] };
    };
    const set = (drop: number, gesture = 'drop') => ({ values: { drop }, gesture });
    const start: Steps = { all: [{}], at: 0 };
    const dragged = act(start, set(1), set(2), set(2), 'rest', set(3), set(4, 'other'));
    expect(dragged.all).toEqual([{}, { drop: 2 }, { drop: 3 }, { drop: 4 }]);
    const back = act(dragged, { by: -1 }, { by: -1 });
    expect(back.now).toEqual({ drop: 2 });
    expect(act(back, { by: 1 }, { by: 1 }, { by: 1 }).now).toEqual({ drop: 4 });
    expect(act(back, set(9), { by: 1 }).all).toEqual([{}, { drop: 2 }, { drop: 9 }]);
    expect(act(start, { by: -1 }).now).toEqual({});
  });

  it.each(Object.keys(formatsOf(file)))('exports %s and takes back the one change in it', (name) => {
    const exported = JSON.parse(JSON.stringify(formatsOf(file)[name])) as Group;
    expect(valuesFrom(exported, file)).toEqual({ values: {}, unknown: [] });
    const changed = formatsOf(withValues(file, { ...teal, 'radius.control': { value: 8, unit: 'px' } }))[
      name
    ]!;
    expect(valuesFrom(changed, file).values).toEqual({ ...teal, 'radius.control': { value: 8, unit: 'px' } });
    const role = name.includes('ark') ? 'color.dark.action.focus' : 'color.light.action.focus';
    const own = formatsOf(withValues(file, { [role]: colorValue('#0f766e') }))[name]!;
    expect(valuesFrom(own, file).values).toEqual({ [role]: colorValue('#0f766e') });
  });

  describe('in a frame', () => {
    const themeOf = async (tokens: unknown) => {
      vi.resetModules();
      vi.doMock('virtual:stet-tokens', () => ({ tokens }));
      const { getTheme } = await import('../src/getTheme.ts');
      return JSON.stringify([getTheme('ltr'), getTheme('rtl')]);
    };
    afterEach(() => vi.doUnmock('virtual:stet-tokens'));

    it('gives the theme variables that stand for the same values', async () => {
      const resolved = resolveTokens(file);
      const live = await themeOf(liveTokens(resolved).tokens);
      expect(live).toContain('var(--desk-radius-control, 4px)');
      const stripped = live
        .replace(/var\(--desk-[\w-]+, ((?:[^()]|\([^()]*\))+)\)/g, '$1')
        // A number without the desk.
        .replaceAll('{"borderRadius":"4px"}', '{"borderRadius":4}');
      const unquoted = (json: string) => json.replace(/"(-?[\d.]+)"/g, '$1');
      expect(unquoted(stripped) === unquoted(await themeOf(resolved)), stripped).toBe(true);
    });

    it('loads again only where the theme calculates with a value', () => {
      const { fixed, variables } = liveTokens(resolveTokens(file));
      const after = (values: Group) => liveTokens(evaluate(withValues(file, values)).resolved!);
      const size = after({
        ...teal,
        'radius.control': { value: 8, unit: 'px' },
        'font.size.body.all': { value: 32, unit: 'px' },
      });
      expect(size.fixed).toBe(fixed);
      expect(size.variables['--desk-typography-ltr-body-font-size']).toBe('2rem');
      expect(size.variables['--stet-mark-insert']).toContain('#0f766e');
      expect(Object.keys(size.variables)).toEqual(Object.keys(variables));
      expect(after({ 'space.4': { value: 20, unit: 'px' } }).fixed).not.toBe(fixed);
      expect(after({ 'duration.menu': { value: 900, unit: 'ms' } }).fixed).not.toBe(fixed);
    });
  });
});
