import { describe, expect, it } from 'vitest';
import { lackingInCss, lackingInJavaScript } from './compatibility.ts';

const names = (lacking: Map<string, string>) => [...lacking.keys()];

describe('what a browser of package.json lacks (X27)', () => {
  it.each([
    ['a property', '.a{position-area:top}', 'position-area'],
    ['a value', '.a{text-wrap:pretty}', 'text-wrap: pretty'],
    ['a function', '.a{color:contrast-color(red)}', 'color: contrast-color()'],
    ['a selector', '.a::scroll-marker{top:0}', ':scroll-marker'],
    ['an at-rule', '@function --a(){result:1px}', '@function'],
  ])('is found in CSS: %s', (_what, css, name) => {
    expect(names(lackingInCss(css))).toContain(name);
  });

  it('does not include what all of them have', () => {
    const css =
      ':root{color-scheme:light dark;--a:x}.a:has(b)::before{color:light-dark(red,var(--a));content:"a"/"";display:flow-root}@media (width>=20em){.a{inset-inline:0}}';
    expect(names(lackingInCss(css))).toEqual([]);
  });

  it('is found in scripts, members and interfaces, and not in their comments', () => {
    const code = 'document.startViewTransition(); new Highlight(); // list.union';
    expect(names(lackingInJavaScript(code))).toEqual(['Highlight', 'document.startViewTransition']);
    expect(
      names(lackingInJavaScript('new URL(a).searchParams; Object.groupBy(list, by); window.list')),
    ).toEqual([]);
  });
});
