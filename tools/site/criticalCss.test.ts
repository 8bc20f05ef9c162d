import { compile, type Element } from 'stylis';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../tests/randomNumbers.ts';
import { assertOneClass, compactCss, compactStyles, linkLaterStyles } from './criticalCss.ts';
import { specificityOf } from './cssRules.ts';

const classes = ['k-a', 'k-b', 'k-c', 'k-d'];
const compact = (css: string) => compactCss(css, classes).first;

const base = 'margin:0;font-family:Heebo,Arial;font-size:1rem;font-weight:400';
const margin = 'margin-block-start:clamp(1rem,2vw,3rem)';
const ground = 'background-color:var(--surface-laid)';
const fonts = '"Heebo Variable", "Heebo Hebrew", "Heebo Fallback", Arial, sans-serif';
const animation = '@keyframes k-x{from{top:0;}to{top:1px;}}';

/** By what it is about: what happens to CSS, with an example, and the same made compact. */
const rules: Record<string, [what: string, css: string, compacted: string][]> = {
  'what several classes share': [
    [
      'is written once, before what each adds',
      `.k-a{${base};color:red;}.k-b{${base};color:#00f;}.k-c{${base};}`,
      `.k-a,.k-b,.k-c{${base}}.k-a{color:red}.k-b{color:#00f}`,
    ],
    [
      'is written once wherever it stands',
      `.k-a{color:red;${base};}.k-b{${base};color:#00f;}`,
      `.k-a,.k-b{${base}}.k-a{color:red}.k-b{color:#00f}`,
    ],
    [
      'follows what it overrides in each',
      `.k-a{margin:0;${margin};}.k-b{margin:1px;${margin};}`,
      `.k-a{margin:0;${margin}}.k-b{margin:1px;${margin}}`,
    ],
    [
      'follows what it overrides in all',
      `.k-a{margin:0;${margin};}.k-b{margin:0;${margin};}.k-c{margin:0;}.k-d{margin:0;}`,
      `.k-a,.k-b{margin:0;${margin}}.k-c,.k-d{margin:0}`,
    ],
    [
      'keeps the last of equal declarations',
      '.k-a{cursor:pointer;cursor:unset;cursor:pointer;}.k-b{cursor:pointer;}',
      '.k-a{cursor:unset;cursor:pointer}.k-b{cursor:pointer}',
    ],
    [
      'includes what states and descendants have',
      `.k-a{${ground};}.k-b:hover{${ground};}.k-c li{${ground};top:0;}`,
      `.k-a,.k-b:hover,.k-c li{${ground}}.k-c li{top:0}`,
    ],
    [
      'is repeated where a list of selectors would be longer',
      '.k-a{top:0;left:0;}.k-b{top:0;right:0;}',
      '.k-a{top:0;left:0}.k-b{top:0;right:0}',
    ],
    [
      'includes a media query that always matches',
      '.k-a{top:0;}@media (min-width:0em){.k-a{left:0;}}@media (min-width:56em){.k-a{left:1px;}}',
      '.k-a{top:0;left:0}@media (min-width:56em){.k-a{left:1px}}',
    ],
    [
      'gets a name if it is a list of fonts',
      `.k-a{font-family:${fonts};}.k-b i{font-family:${fonts};top:0;}@media print{.k-c{font-family:${fonts};}}`,
      `:root{--f:${fonts.replaceAll('"', '').replaceAll(', ', ',')}}.k-a,.k-b i{font-family:var(--f)}.k-b i{top:0}@media print{.k-c{font-family:var(--f)}}`,
    ],
  ],
  animations: [
    [
      'are kept, each once',
      `@media screen{${animation}}.k-a{top:0;}${animation}${animation}`,
      `@media screen{${animation}}${animation}.k-a{top:0}`.replaceAll('from', '0%'),
    ],
  ],
  'equal rules': [
    [
      'join, with what they share written once',
      '.k-a:hover{color:red;}.k-b:hover{color:red;}',
      ':is(.k-a,.k-b):hover{color:red}',
    ],
    [
      'join inside their at-rule, past rules about other classes',
      '@media print{.k-a{top:0;}}.k-b:hover{top:1px;}@media print{.k-b{top:0;}}',
      '.k-b:hover{top:1px}@media print{.k-a,.k-b{top:0}}',
    ],
    [
      'join inside at-rules that nest',
      '@media print{@supports (top:0){.k-a{top:0;}}}@media print{@supports (top:0){.k-b{top:0;}}}',
      '@media print{@supports (top:0){.k-a,.k-b{top:0}}}',
    ],
    [
      'stay apart when a rule between them decides about the same element',
      '.k-a:hover{color:red;}.k-b:hover{color:#00f;}.k-b:focus{color:red;}',
      '.k-a:hover{color:red}.k-b:hover{color:#00f}.k-b:focus{color:red}',
    ],
    [
      'stay apart when a rule between them might meet them on an element',
      '.k-a i{color:red;}.k-c i{color:#00f;}.k-b i{color:red;}',
      '.k-a i{color:red}.k-c i{color:#00f}.k-b i{color:red}',
    ],
    [
      'stay apart when a browser may not know the pseudo-element of one',
      '.k-a::-webkit-details-marker{top:0;}.k-b::before{top:0;}',
      '.k-b:before{top:0}.k-a::-webkit-details-marker{top:0}',
    ],
    [
      'go if they are for disabled elements or for browsers that the site is not built for',
      '.k-a.Mui-disabled,.k-a:hover,.k-b:not(.Mui-disabled){color:red;}.k-a::-moz-focus-inner{border-style:none;}',
      '.k-a:hover,.k-b:not(.Mui-disabled){color:red}',
    ],
  ],
  'a class after a rule of the same specificity': [
    ['stays behind it', '.k-a>*{margin-top:1px;}.k-b{margin:0;}', '.k-a>*{margin-top:1px}.k-b{margin:0}'],
    [
      'goes first when they set different things',
      '.k-b{color:red;}@media print{.k-a>*{margin-top:1px;}}.k-c{color:red;}',
      '.k-b,.k-c{color:red}@media print{.k-a>*{margin-top:1px}}',
    ],
  ],
};

describe.each(Object.entries(rules))('%s', (_about, examples) => {
  it.each(examples)('%s', (_what, css, compacted) => {
    expect(compact(css)).toBe(compacted);
  });
});

/** `:is(.a,.b):hover` as the two selectors it stands for. */
function alternatives(selector: string): string[] {
  const [group, list] = /:is\(([^)]*)\)/.exec(selector) ?? [];
  return group ? list!.split(',').map((name) => selector.replace(group, name)) : [selector];
}

/** The declarations for each class in order: at-rules, selector, declaration. */
function declarationsByClass(css: string): Record<string, string[]> {
  const lines: Record<string, string[]> = {};
  const read = (elements: Element[], within: string) => {
    for (const { type, value, props, children } of elements) {
      if (type !== 'rule') read(children as Element[], within + value);
      else
        for (const selector of (props as string[]).flatMap(alternatives))
          for (const declaration of children as Element[]) {
            const [name] = /k-[a-d]/.exec(selector)!;
            // Only rules with classes matter here: the cases above cover the order of others.
            (lines[`${name} ${specificityOf(selector)}`] ??= []).push(
              `${within.replace('@media (min-width:0em)', '')} ${selector} ${declaration.value.replace(';', '')}`,
            );
          }
    }
  };
  read(compile(css), '');
  return lines;
}

/** What each class has in the end where some states apply: at-rules, selector and declaration as `declarationsByClass` writes them. */
function cascade(lines: readonly string[], applies: (context: string) => boolean): Record<string, string> {
  const result: Record<string, string> = {};
  for (const line of lines) {
    const [, context, property, value] = /^(.*) ([\w-]+):([^:]*)$/.exec(line)!;
    if (!applies(context!)) continue;
    if (property === 'font') delete result['line-height'];
    const [top, right = top, , left = right] = value!.split(' ');
    Object.assign(result, property === 'inset' ? { top, left } : { [property!]: value });
  }
  return result;
}

it('changes no class’s cascade in any state (random CSS)', () => {
  const below = randomNumbers(1);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)]!;
  const declarations =
    'top:0 top:1px inset:2px color:red color:#00f font:inherit line-height:1 cursor:unset cursor:pointer'.split(
      ' ',
    );
  const states = [':hover', '.Mui-selected', 'print'];
  for (let round = 0; round < 200; round++) {
    const css = Array.from({ length: 24 }, () => {
      const rule = `.${pick(classes)}${pick(['', '', ':hover', ':before', '.Mui-selected'])}{${pick(declarations)};${pick(declarations)};${pick(declarations)};}`;
      return `${pick(['', '', '@media print{', '@media (min-width:0em){'])}${rule}`;
    })
      .map((rule) => (rule.startsWith('@') ? `${rule}}` : rule))
      .join('');
    const [before, after] = [declarationsByClass(css), declarationsByClass(compact(css))];
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const name of Object.keys(before))
      for (const part of [true, false])
        for (let active = 0; active < 2 ** states.length; active++) {
          const applies = (context: string) =>
            context.includes(':before') === part &&
            states.every((state, at) => !context.includes(state) || (active >> at) % 2 === 1);
          expect(cascade(after[name]!, applies), css).toEqual(cascade(before[name]!, applies));
        }
  }
});

it('reports an element with two Emotion classes', () => {
  expect(() => assertOneClass('<p class="Mui k-a"><i class="k-b x"></i></p>', classes)).not.toThrow();
  expect(() => assertOneClass('<p class="k-a Mui k-b">', classes)).toThrow('k-a Mui k-b');
});

it('rejects unknown at-rules', () => {
  expect(() => compact('@layer x{.k-a{top:0;}}')).toThrow('@layer');
});

describe('the styles of a page', () => {
  const global = (ids: string, css: string) => ({ key: 'k-global', ids, css });

  it('keep global styles in their elements and their order, and leave out empty ones', () => {
    const css = 'p{top:0;}b{top:0;}p{top:1px;}';
    expect(
      compactStyles(
        [global('0', ''), global('x', css), { key: 'k', ids: 'a', css: '.k-a{top:0;}' }],
        '',
        'en',
      ),
    ).toEqual({
      styles: [global('x', 'p,b{top:0}p{top:1px}'), { key: 'k', ids: 'a', css: '.k-a{top:0}' }],
      later: '',
    });
  });

  it('have animations in the element of their components', () => {
    const [only, ...more] = compactStyles(
      [global('k-x', animation), { key: 'k', ids: 'a', css: '.k-a{animation:k-x 1s;}' }],
      '',
      'en',
    ).styles;
    expect(more).toEqual([]);
    expect(only!.css).toBe('@keyframes k-x{0%{top:0}to{top:1px}}.k-a{animation:1s k-x}');
  });

  it('use no range syntax in media queries, for older browsers', () => {
    const css = '@media (min-width:56.25em){.k-a{top:0;}}';
    expect(compactStyles([{ key: 'k', ids: 'a', css }], '', 'en').styles[0]!.css).toBe(
      '@media (min-width:56.25em){.k-a{top:0}}',
    );
  });
});

describe('the styles of what follows the first screen', () => {
  const body =
    '<p class="k-a Mui-on" lang="fr"></p><link rel="stylesheet" href="later.css"/><p class="k-a"></p><p class="k-b"></p>';
  const split = (css: string) => {
    const { styles, later } = compactStyles([{ key: 'k', ids: 'a b', css }], body, 'en');
    return [styles[0]!.css, later];
  };

  it.each([
    ['leave those of the first', '.k-a{top:0}.k-b{top:0}', '.k-a{top:0}', '.k-b{top:0}'],
    [
      'leave with their at-rules',
      '@media screen{.k-b{top:0}.k-a{top:0}}',
      '@media screen{.k-a{top:0}}',
      '@media screen{.k-b{top:0}}',
    ],
    ['leave by selector', '.k-a i,.k-b i{top:0}', '.k-a i{top:0}', '.k-b i{top:0}'],
    [
      'stay where a rule of the first may override them',
      '.k-b i{top:0}.k-a i{top:1px}',
      '.k-b i{top:0}.k-a i{top:1px}',
      '',
    ],
    ['stay where they name a class of the first', '.Mui-on i{top:0}', '.Mui-on i{top:0}', ''],
    ['leave where no element of the first has the class', '.k-a.Mui-off{top:0}', '', '.k-a.Mui-off{top:0}'],
    ['stay where the class is one of several', '.k-a:not(.Mui-off){top:0}', '.k-a:not(.Mui-off){top:0}', ''],
    [
      'leave with what a visitor causes',
      '.k-a{top:0}.k-a:hover{top:1px}',
      '.k-a{top:0}',
      '.k-a:hover{top:1px}',
    ],
    ['stay with the focus, which a key may move at once', '.k-a:focus{top:0}', '.k-a:focus{top:0}', ''],
    ['leave with a language that the first has not', '.k-a:lang(he){top:0}', '', '.k-a:lang(he){top:0}'],
    ['stay with the language of the page', '.k-a:lang(en){top:0}', '.k-a:lang(en){top:0}', ''],
    ['stay with the language of an element', '.k-a:lang(fr){top:0}', '.k-a:lang(fr){top:0}', ''],
    ['leave with what is printed', '@media print{.k-a{top:0}}', '', '@media print{.k-a{top:0}}'],
    [
      'stay where print shares them',
      '@media (scripting:none),print{.k-a{top:0}}',
      '@media (scripting:none),print{.k-a{top:0}}',
      '',
    ],
    [
      'include the animations that only they use',
      '.k-a{animation:1s k-x}.k-b{animation:1s k-x,1s k-y}@keyframes k-x{to{top:0}}@keyframes k-y{to{top:1px}}',
      '@keyframes k-x{to{top:0}}.k-a{animation:1s k-x}',
      '@keyframes k-y{to{top:1px}}.k-b{animation:1s k-x,1s k-y}',
    ],
  ])('%s', (_what, css, first, later) => {
    expect(split(css)).toEqual([first, later]);
  });

  it('include the global styles of print and forced colours', () => {
    const print = '@media print{.a{top:0}.b{top:1px}}';
    const forced = '@media (forced-colors:active){.a{top:0}}';
    const css = `.a{top:2px}${print}${forced}.b{top:3px}`;
    const global = { key: 'k-global', ids: 'a', css };
    expect(compactStyles([global], body, 'en')).toEqual({
      styles: [{ ...global, css: '.a{top:2px}.b{top:3px}' }],
      later: print + forced,
    });
    const [whole] = body.split('<link');
    expect(compactStyles([global], whole!, 'en')).toEqual({ styles: [global], later: '' });
  });

  it('are linked where the first screen ends', () => {
    expect(linkLaterStyles(body, 'k', '/a.css')).toContain(
      '<p class="k-a Mui-on" lang="fr"></p><link rel="stylesheet" href="/a.css" data-served="k"><p class="k-a">',
    );
  });
});
