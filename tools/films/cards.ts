import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Browser } from '@playwright/test';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { listedPages, openings } from '../../src/paths.ts';
import { ogImageAddress, ogImageSize } from '../../src/components/ogImage.ts';
import { ogImagePaths } from '../site/ogImages.ts';
import { drawPictures } from './studio/still.ts';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const logo = readFileSync(new URL('stage/logo.svg', import.meta.url), 'utf8');

const { STET_BRAND: brand = '' } = parseEnv(
  readFileSync(new URL('../../.env.demo', import.meta.url), 'utf8'),
);

/** A language's messages with the demo's name, whose logo the cards show. */
function readMessages(language: Language): Record<string, string> {
  const words = new URL(`../../translations/${language}/`, import.meta.url);
  const files = readdirSync(words).map((file) =>
    JSON.parse(readFileSync(new URL(file, words), 'utf8').replaceAll('{brand}', brand)),
  );
  return Object.assign({}, ...files) as Record<string, string>;
}

/** A card's texts: the landing page's title with its marks, or another page's name and description. */
function wordsOf(path: string, messages: Record<string, string>): { title: string; line: string } {
  if (path === '/')
    return {
      title: `${messages['home.hero.machine']}<br>${messages['home.hero.person']}`,
      line: messages['shell.footer.motto']!,
    };
  const opening = openings.find((one) => one.path === path)?.name;
  if (opening)
    return { title: messages[`hiring.${opening}.title`]!, line: messages[`hiring.${opening}.about`]! };
  const { name } = listedPages.find((page) => page.path === path)!;
  return { title: messages[`shell.page.${name}`]!, line: messages[`sitemap.${name}.about`]! };
}

const style = `
body{background:var(--surface-page);color:var(--text-primary);position:relative}
.rule{position:absolute;inset-block:0;inset-inline-start:100px;border-inline-start:4px double var(--line-strong)}
.logo{position:absolute;inset-block-start:64px;inset-inline-start:160px;height:62px}
.logo svg{height:100%;width:auto}
.words{position:absolute;inset-inline:160px 90px;inset-block:150px 64px;display:flex;flex-direction:column;justify-content:space-between}
h1{flex:1;display:flex;align-items:center;font:440 76px/1.16 Frank;letter-spacing:-.022em;text-wrap:balance}
h1.name{font-size:92px}
h1.home{font-size:64px;line-height:1.28;text-wrap:wrap}
[dir=rtl] h1{letter-spacing:0}
[dir=rtl] h1.home{font-size:84px;line-height:1.36}
p{font:400 28px/1.4 Heebo;color:var(--text-secondary);text-wrap:balance}
del{background:none;color:var(--mark-delete);text-decoration:line-through .045em}
ins{color:var(--mark-insert);text-decoration:none;background:linear-gradient(currentColor,currentColor) 0 calc(100% - .02em)/100% .026em no-repeat,linear-gradient(currentColor,currentColor) 0 calc(100% - .085em)/100% .026em no-repeat}
stet{background:radial-gradient(circle,currentColor 0 .042em,transparent .05em) 0 100%/.19em .1em repeat-x;padding-block-end:.12em}
bdi{unicode-bidi:isolate;direction:ltr}`;

/**
 * Draws the Open Graph images of every page in both languages.
 * @returns the files.
 */
export async function drawCards(browser: Browser): Promise<string[]> {
  const drawn = languageCodes.map((language) => {
    const messages = readMessages(language);
    const drawings = ogImagePaths.map((path) => {
      const { title, line } = wordsOf(path, messages);
      const markup =
        `<div class="rule"></div><div class="logo">${logo}</div>` +
        `<div class="words"><h1 class="${path === '/' ? 'home' : 'name'}"><span>${title}</span></h1><p>${line}</p></div>`;
      return { file: folder + ogImageAddress(path, language), markup, size: ogImageSize };
    });
    return drawPictures(browser, { language, scheme: 'light', style }, drawings);
  });
  return (await Promise.all(drawn)).flat();
}
