/**
 * `npm test -- features`: compares the CSS of the built pages and the JavaScript of the sources with the browsers of `package.json`, by MDN's
 * compatibility data. Exits with 1 where one of them lacks something that is not listed below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../commandInput.ts';
import { lackingInCss, lackingInJavaScript } from './compatibility.ts';

/** What a browser may lack, by its name's beginning, and what happens there. */
const optional: Record<string, string> = {
  ':selection': 'The browser’s own colour.',
  '@page': 'The printer’s margins.',
  'break-after: avoid': 'A heading may end a page.',
  'content-visibility': 'Everything is laid out at once.',
  'cursor:': 'A phone has no pointer.',
  'field-sizing': 'A text area scrolls.',
  'font-family: ui-monospace': 'The next family.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'overflow-anchor': 'Browsers without it have no anchoring to switch off.',
  'scrollbar-gutter': 'A page moves by the width of its scroll bar.',
  'text-align: match-parent': 'The text starts where its direction has it.',
  'text-decoration: double': 'A single line.',
  'text-wrap: pretty': 'Lines break as ever.',
  ':view-transition': 'A page changes at once.',
  'transition-behavior': 'A menu closes at once.',
  'AbortSignal.timeout': 'Chrome 123 reports a timeout as an abort, which is the same here.',
  'document.startViewTransition': 'A page changes at once.',
  'navigator.connection': 'Files are fetched ahead.',
  'navigator.share': 'The control is left out.',
  'window.requestIdleCallback': 'A timeout.',
  ':details-content': 'A section opens at once.',
  'user-select': 'Safari reads the prefixed one beside it.',
  'print-color-adjust': 'Chrome reads the prefixed one beside it.',
  'color-adjust': 'Others read the present name beside it.',
  resize: 'A phone has no handle.',
  CloseWatcher: 'Escape closes.',
  Highlight: 'The cited words are not coloured.',
  'CSS.highlights': 'The cited words are not coloured.',
};
const isOptional = (name: string) => Object.keys(optional).some((start) => name.startsWith(start));

/** Files of a folder whose names match, with their text. */
const read = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !/\.(test|check)\.|\.d\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const outDir = builtFolder();
const css = [
  ...read(outDir, /\.html$/).flatMap((html) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text!),
  ),
  ...read(outDir, /\.css$/),
];
const sources = ['src', 'theme/src'].flatMap((folder) => read(folder, /\.tsx?$/));

const found = new Map<string, string>([
  ...css.flatMap((text) => [...lackingInCss(text)]),
  ...sources.flatMap((code) => [...lackingInJavaScript(code)]),
]);
const lacking = [...found].filter(([name]) => !isOptional(name));
for (const [name, browsers] of lacking) console.error(`${name} is not in ${browsers}.`);
if (lacking.length > 0) {
  console.error('Do without, or say in tools/lint/features.ts what such a browser does.');
  process.exitCode = 1;
}
