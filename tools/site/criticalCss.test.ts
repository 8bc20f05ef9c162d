import { describe, expect, it } from 'vitest';
import { compactStyles, linkLaterStyles } from './criticalCss.ts';

const global = (ids: string, css: string) => ({ key: 'k-global', ids, css });
const component = (ids: string, css: string) => ({ key: 'k', ids, css });
const animation = global('animation-x', '@keyframes animation-x{to{top:0;}}');

describe('the styles of a page', () => {
  it('keep each global style in an element of its own, and leave out empty ones', () => {
    const styles = [global('0', ''), global('x', 'p{top:0;}'), component('a', '.k-a{top:0px;}')];
    expect(compactStyles(styles, '<p class="k-a"></p>')).toEqual({
      styles: [global('x', 'p{top:0}'), component('', '.k-a{top:0}')],
      later: '',
    });
  });

  it('join those of components in their order, after the animations', () => {
    const styles = [
      animation,
      component('a', '.k-a{top:0;animation:animation-x 1s;}'),
      component('b', '.k-b{top:1px;}'),
    ];
    expect(compactStyles(styles, '<p class="k-a k-b"></p>').styles).toEqual([
      component('', '@keyframes animation-x{to{top:0}}.k-a{animation:1s animation-x;top:0}.k-b{top:1px}'),
    ]);
  });

  it('leave out classes that no element has', () => {
    const styles = [component('a', '.k-a{top:0}'), component('b', '.k-b{top:0}')];
    expect(compactStyles(styles, '<p class="Mui k-b"></p>').styles).toEqual([component('', '.k-b{top:0}')]);
  });
});

describe('where a page marks the end of its first screen', () => {
  const body =
    '<p class="Mui k-a"><i class="k-b k-c"></i></p><link rel="stylesheet" href="later.css"/><p class="k-d k-e"></p>';
  const styles = ['a', 'b', 'c', 'd'].map((id) => component(id, `.k-${id}{top:0}.k-${id}:hover{top:1px}`));
  const [a, b, c, d] = styles.map(({ css }) => css);

  it('styles leave after the last one of the first screen, so that their order stays', () => {
    expect(compactStyles(styles, body)).toEqual({ styles: [component('', a! + b! + c!)], later: d });
  });

  it('global styles leave that follow it', () => {
    const [early, late] = ['p{top:0}', 'q{top:0}'].map((css, at) => global(String(at), css));
    expect(compactStyles([early!, ...styles, late!], body)).toEqual({
      styles: [early, component('', a! + b! + c!)],
      later: d! + late!.css,
    });
  });

  it('animations leave that only later styles use', () => {
    const animated = component('e', '.k-e{animation:1s animation-x}');
    const { later } = compactStyles([animation, ...styles, animated], body);
    expect(later).toBe(`@keyframes animation-x{to{top:0}}${d}${animated.css}`);
    const used = component('a', '.k-a{animation:1s animation-x}');
    expect(compactStyles([animation, used, ...styles, animated], body).later).toBe(d! + animated.css);
  });

  it('a link to them takes the place of the mark', () => {
    expect(linkLaterStyles(body, 'k', '/a.css')).toContain(
      '</i></p><link rel="stylesheet" href="/a.css" data-served="k"><p class="k-d k-e">',
    );
  });
});
