import { compile, middleware, serialize, stringify } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { describe, expect, test } from 'vitest';
import { rightToLeft } from './rightToLeft';

type Plugins = typeof rightToLeft;

const mirrored = (declaration: string, plugins: Plugins) =>
  serialize(
    compile(
      `.a{color:red;${declaration};&:hover{${declaration};}@media print{${declaration};}}
      @keyframes a{from{${declaration};}to{left:0;}}@supports (gap:0){.a{${declaration};}@media print{.a{${declaration};}}}
      @container (width<1px){.a{${declaration};}}`,
    ),
    middleware([...plugins, stringify]),
  );

describe('The plugin for right-to-left', () => {
  const common = [
    'margin-left:1px',
    'float:right',
    'text-align:left',
    'border-top-left-radius:2px',
    'left:0',
    'margin:0 5px 0 -6px',
    'border-width:1px 2px 3px 4px',
    'border-style:solid none dashed dotted',
    'padding:1px 2px 3px 4px !important',
  ];
  const special = [
    'direction:ltr',
    'cursor:e-resize',
    'cursor:nw-resize',
    'border-radius:1px 2px',
    'border-radius:1px 2px 3px 4px',
    'border-radius:1px / 2px 3px',
    'box-shadow:1px 2px red',
    'box-shadow:inset .5px 2px red',
    'text-shadow:1px 2px red',
    'transform:translate(10px, 2px)',
    'transform:scale(2) translateX(-50%)',
    'padding:calc(1px + 2px) 2px 3px 4px',
    'border-color:red rgb(1, 2, 3) green black',
    'background:url(a.png) 10% 20%',
    'background-position:10% 20%',
    'background-position-x:10%',
    'background:linear-gradient(red, blue) 10% 20%',
  ];
  const neutral = [
    'padding:1px 2px',
    'border-radius:4px',
    'background-color:red',
    'text-decoration-color:oklch(from currentColor l c h / .4)',
    'flex-direction:column',
    'transition:color 1s',
    'inset-inline-start:0',
    'box-shadow:0 2px red',
    'grid-area:bright',
    'border-color:rgba(0, 0, 0, .2)',
    'transform:translateY(-6px)',
    'background:linear-gradient(red, blue) 0 calc(100% - .02em)/100% .026em no-repeat',
    'margin:0 0 calc(10 * var(--space))',
    'background-color:color-mix(in srgb, var(--surface) 55%, transparent)',
    'background:color-mix(in srgb, var(--surface) 55%, transparent)',
    'background-size:4px 100%',
    'background-image:url(left.png)',
    'margin:var(--left)',
  ];

  test.each([...common, ...special, ...neutral])('writes %s as the library does', (declaration) => {
    expect(mirrored(declaration, rightToLeft)).toBe(mirrored(declaration, [rtlPlugin]));
  });

  test.each([...common, ...neutral.slice(0, -2)])(
    'does not have a rule with %s parsed again',
    (declaration) => {
      const rules = compile(`.a{${declaration};}`);
      const parsed = rules.map(({ children }) => children);
      serialize(rules, middleware([...rightToLeft, stringify]));
      rules.forEach(({ children }, at) => expect(children).toBe(parsed[at]));
    },
  );
});
