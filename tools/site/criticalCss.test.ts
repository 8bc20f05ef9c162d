import { compile, type Element } from 'stylis';
import { describe, expect, it } from 'vitest';
import {
  assertOneClass,
  compactCss,
  compactStyles,
  dropUnusedNames,
  linkLaterStyles,
} from './criticalCss.ts';
import { specificity } from './cssRules.ts';

const classes = ['k-a', 'k-b', 'k-c', 'k-d'];
const compact = (css: string) => compactCss(css, classes).first;

describe('a common prefix of several classes', () => {
  const base = 'margin:0;font-family:Heebo,Arial;font-weight:400;font-size:1rem';

  it('is written once, before what each adds', () => {
    expect(compact(`.k-a{${base};color:red;}.k-b{${base};color:blue;}.k-c{${base};}`)).toBe(
      `.k-a,.k-b,.k-c{${base}}.k-a{color:red}.k-b{color:blue}`,
    );
  });

  it('is written once for a branch of them, and again for a branch within it', () => {
    const more = 'display:inline-flex;align-items:center;justify-content:center';
    expect(compact(`.k-a{${base};${more};top:0;}.k-b{${base};${more};}.k-c{${base};left:0;}`)).toBe(
      `.k-a,.k-b,.k-c{${base}}.k-a,.k-b{${more}}.k-a{top:0}.k-c{left:0}`,
    );
  });

  it('is repeated where a list of selectors would be longer', () => {
    expect(compact('.k-a{top:0;left:0;}.k-b{top:0;right:0;}')).toBe('.k-a{top:0;left:0}.k-b{top:0;right:0}');
  });

  it('includes a media query that always matches', () => {
    expect(
      compact('.k-a{top:0;}@media (min-width:0em){.k-a{left:0;}}@media (min-width:56em){.k-a{left:1px;}}'),
    ).toBe('.k-a{top:0;left:0}@media (min-width:56em){.k-a{left:1px}}');
  });
});

it('keeps animations, each once', () => {
  const animation = '@keyframes k-x{from{top:0;}to{top:1px;}}';
  expect(compact(`@media screen{${animation}}.k-a{top:0;}${animation}${animation}`)).toBe(
    `@media screen{${animation}}${animation}.k-a{top:0}`,
  );
});

describe('equal rules', () => {
  it.each([
    [
      'join, with what they share written once',
      '.k-a:hover{color:red;}.k-b:hover{color:red;}',
      ':is(.k-a,.k-b):hover{color:red}',
    ],
    [
      'join inside their at-rule, past rules about other classes',
      '@media print{.k-a{top:0;}}.k-b:hover{top:1px;}@media print{.k-b{top:0;}}',
      '@media print{.k-a,.k-b{top:0}}.k-b:hover{top:1px}',
    ],
    [
      'join inside at-rules that nest',
      '@media print{@supports (top:0){.k-a{top:0;}}}@media print{@supports (top:0){.k-b{top:0;}}}',
      '@media print{@supports (top:0){.k-a,.k-b{top:0}}}',
    ],
    [
      'stay apart when a rule between them decides about the same element',
      '.k-a:hover{color:red;}.k-b:hover{color:blue;}.k-b:focus{color:red;}',
      '.k-a:hover{color:red}.k-b:hover{color:blue}.k-b:focus{color:red}',
    ],
    [
      'stay apart when a rule between them might meet them on an element',
      '.k-a i{color:red;}.k-c i{color:blue;}.k-b i{color:red;}',
      '.k-a i{color:red}.k-c i{color:blue}.k-b i{color:red}',
    ],
    [
      'stay apart when a browser may not know the pseudo-element of one',
      '.k-a::-moz-focus-inner{top:0;}.k-b::before{top:0;}',
      '.k-a::-moz-focus-inner{top:0}.k-b::before{top:0}',
    ],
  ])('%s', (_title, css, expected) => {
    expect(compact(css)).toBe(expected);
  });
});

describe('a class after a rule of the same specificity', () => {
  it('stays behind it', () => {
    const css = '.k-a>*{margin-top:1px;}.k-b{margin:0;}';
    expect(compact(css)).toBe('.k-a>*{margin-top:1px}.k-b{margin:0}');
  });

  it('goes first when they set different things', () => {
    expect(compact('.k-a>*{margin-top:1px;}.k-b{color:red;}')).toBe('.k-b{color:red}.k-a>*{margin-top:1px}');
  });
});

/** `:is(.a,.b):hover` as `.a:hover` and `.b:hover`. */
function alternatives(selector: string): string[] {
  const [group, list] = /^:is\(([^)]*)\)/.exec(selector) ?? [];
  return group ? list!.split(',').map((name) => selector.replace(group, name)) : [selector];
}

/** The declarations for each class in order: at-rules, selector, declaration. */
function told(css: string): Record<string, string[]> {
  const lines: Record<string, string[]> = {};
  const read = (elements: Element[], within: string) => {
    for (const { type, value, props, children } of elements) {
      if (type !== 'rule') read(children as Element[], within + value);
      else
        for (const selector of (props as string[]).flatMap(alternatives))
          for (const declaration of children as Element[]) {
            const [name] = /k-[a-d]/.exec(selector)!;
            // Only rules with classes matter here: the cases above cover the order of others.
            (lines[`${name} ${specificity(selector)}`] ??= []).push(
              `${within.replace('@media (min-width:0em)', '')} ${selector} ${declaration.value.replace(';', '')}`,
            );
          }
    }
  };
  read(compile(css), '');
  return lines;
}

it('keeps the order of a class’s competing declarations (random CSS)', () => {
  let seed = 1;
  const pick = <Item>(items: readonly Item[]) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return items[seed % items.length]!;
  };
  const declarations = [
    'top:0',
    'top:1px',
    'inset:2px',
    'color:red',
    'color:blue',
    'font:inherit',
    'line-height:1',
  ];
  for (let round = 0; round < 60; round++) {
    const css = Array.from({ length: 24 }, () => {
      const rule = `.${pick(classes)}${pick(['', '', ':hover', '::before', '.Mui-selected'])}{${pick(declarations)};${pick(declarations)};}`;
      return `${pick(['', '', '@media print{', '@media (min-width:0em){'])}${rule}`;
    })
      .map((rule) => (rule.startsWith('@') ? `${rule}}` : rule))
      .join('');
    const sameSubject = (lines: string[]) =>
      ['top|inset', 'color', 'font|line-height'].map((names) =>
        lines.filter((line) => new RegExp(` (${names}):[^ ]*$`).test(line)),
      );
    const [before, after] = [told(css), told(compact(css))];
    for (const name of Object.keys(before))
      expect(sameSubject(after[name]!), css).toEqual(sameSubject(before[name]!));
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
      compactStyles([global('0', ''), global('x', css), { key: 'k', ids: 'a', css: '.k-a{top:0;}' }], ''),
    ).toEqual({
      styles: [global('x', 'p,b{top:0}p{top:1px}'), { key: 'k', ids: 'a', css: '.k-a{top:0}' }],
      later: '',
    });
  });

  it('have animations in the element of their components', () => {
    const animation = '@keyframes k-x{from{top:0;}to{top:1px;}}';
    const [only, ...more] = compactStyles(
      [global('k-x', animation), { key: 'k', ids: 'a', css: '.k-a{animation:k-x 1s;}' }],
      '',
    ).styles;
    expect(more).toEqual([]);
    expect(only!.css).toBe('@keyframes k-x{0%{top:0}to{top:1px}}.k-a{animation:1s k-x}');
  });

  it('use no range syntax in media queries, for older browsers', () => {
    const css = '@media (min-width:56.25em){.k-a{top:0;}}';
    expect(compactStyles([{ key: 'k', ids: 'a', css }], '').styles[0]!.css).toBe(
      '@media (min-width:56.25em){.k-a{top:0}}',
    );
  });
});

describe('the styles of what follows the first screen', () => {
  const body =
    '<p class="k-a Mui-on"></p><link rel="stylesheet" href="later.css"/><p class="k-a"></p><p class="k-b"></p>';
  const split = (css: string) => {
    const { styles, later } = compactStyles([{ key: 'k', ids: 'a b', css }], body);
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
    ['stay where they may match in the first', '.k-a i,.k-b i{top:0}', '.k-a i,.k-b i{top:0}', ''],
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
    ['leave with what is printed', '@media print{.k-a{top:0}}', '', '@media print{.k-a{top:0}}'],
    [
      'stay where print shares them',
      '@media (scripting:none),print{.k-a{top:0}}',
      '@media (scripting:none),print{.k-a{top:0}}',
      '',
    ],
  ])('%s', (_what, css, first, later) => {
    expect(split(css)).toEqual([first, later]);
  });

  it('include the animations that only they use', () => {
    const used = '.k-a{animation:1s k-x}.k-b{animation:1s k-x,1s k-y}';
    const animations = '@keyframes k-x{to{top:0}}@keyframes k-y{to{top:1px}}';
    expect(split(used + animations)).toEqual([
      '@keyframes k-x{to{top:0}}.k-a{animation:1s k-x}',
      '@keyframes k-y{to{top:1px}}.k-b{animation:1s k-x,1s k-y}',
    ]);
  });

  it('are linked where the first screen ends', () => {
    expect(linkLaterStyles(body, 'k', '/a.css')).toContain(
      '<p class="k-a Mui-on"></p><link rel="stylesheet" href="/a.css" data-served="k"><p class="k-a">',
    );
  });
});

it('removes MUI’s class names that no style uses, and no others', () => {
  expect(
    dropUnusedNames(
      '<p class="MuiChip-root Mui-selected k-a"><i class="MuiChip-label"></i><b class="MuiBox-root">class="MuiBox-root"</b></p>',
      '.k-a .MuiChip-label{top:0}',
    ),
  ).toBe('<p class="Mui-selected k-a"><i class="MuiChip-label"></i><b>class="MuiBox-root"</b></p>');
});
