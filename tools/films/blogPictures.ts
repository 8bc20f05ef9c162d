import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { schemes } from './stage/tokens.ts';
import { drawPictures } from './studio/still.ts';

/** Texts of a blog's pictures, by picture and part. */
type Words = Record<string, string>;

interface Picture {
  width: number;
  height: number;
  /** The background: a sheet, the desk, or ink. */
  ground: 'sheet' | 'desk' | 'ink';
  markup: (words: Words) => string;
  /** False for a picture without a dark variant. */
  hasDarkVariant?: boolean;
}

const feature = { width: 1600, height: 1000 };

const parts = (text: string | undefined) => (text ?? '').split('|');

/** One large centred line. */
const line = (text: string | undefined, name: string) => `<p class="b-line b-${name}">${text}</p>`;

const caretMark =
  '<svg viewBox="0 0 100 120" class="b-caret"><path d="M8 116 50 8l42 108" fill="none" stroke="currentColor" stroke-width="13"/></svg>';

const pictures: Record<string, Picture> = {
  margin: {
    ...feature,
    ground: 'sheet',
    markup: (words) =>
      `<p class="b-page">${words['margin.text']}</p><i class="b-margin"></i><p class="b-note">${words['margin.note']}</p>`,
  },
  brackets: {
    ...feature,
    ground: 'ink',
    markup: (words) =>
      `<div class="b-centre"><p class="b-small">${words['brackets.steps']}</p>${line(words['brackets'], 'brackets')}</div>`,
  },
  columns: {
    ...feature,
    ground: 'desk',
    markup: (words) => {
      const right = parts(words['columns.right']);
      const numbers = parts(words['columns.numbers']);
      const rows = parts(words['columns.left']).map(
        (word, index) =>
          `<span>${word}</span><b>${numbers[index]}</b><span dir="auto">${right[index]}</span>`,
      );
      return `<div class="b-columns">${rows.join('')}</div>`;
    },
  },
  redline: {
    ...feature,
    ground: 'sheet',
    markup: (words) =>
      `<div class="b-centre">${line(words['redline'], 'redline')}</div><i class="b-bar"></i>`,
  },
  section: {
    ...feature,
    ground: 'desk',
    markup: (words) =>
      `<i class="b-margin b-start"></i><div class="b-centre">${line(`<bdi dir="ltr">${words['section']}</bdi>`, 'section')}` +
      `<p class="b-small">${words['section.name']}</p></div>`,
  },
  redaction: {
    ...feature,
    ground: 'ink',
    markup: (words) => `<div class="b-centre"><p class="b-redaction">${words['redaction']}</p></div>`,
  },
  sanctions: {
    ...feature,
    ground: 'sheet',
    markup: (words) =>
      `<div class="b-centre"><div class="b-parties"><mark>[${words['sanctions.left']}]</mark>` +
      `<b>${words['sanctions.versus']}</b><mark>[${words['sanctions.right']}]</mark></div></div>`,
  },
  stet: {
    ...feature,
    ground: 'desk',
    markup: (words) => `<div class="b-centre">${line(words['stet'], 'stet')}</div>`,
  },
  caret: {
    ...feature,
    ground: 'sheet',
    markup: (words) =>
      `<div class="b-centre"><p class="b-line b-insertion">${words['caret.before']}` +
      `<span class="b-place"><ins>${words['caret.insert']}</ins>${caretMark}</span>${words['caret.after']}</p></div>`,
  },
  ...Object.fromEntries(
    ['draft', 'proposed', 'decided'].map((name): [string, Picture] => [
      name,
      {
        width: 960,
        height: 800,
        ground: 'sheet',
        markup: (words) => `<div class="b-centre"><p class="b-clause">${words[name]}</p></div>`,
      },
    ]),
  ),
  ladder: {
    width: 1920,
    height: 800,
    ground: 'sheet',
    markup: (words) =>
      `<div class="b-ladder">${parts(words['ladder'])
        .map((step) => `<span>${step}</span>`)
        .join('')}</div>`,
  },
  proof: {
    ...feature,
    ground: 'desk',
    markup: (words) =>
      `<div class="b-proof"><i></i><i></i><i></i><i></i><h1>${words['proof.title']}</h1><p>${words['proof.text']}</p></div>`,
  },
  stands: {
    width: 1280,
    height: 800,
    ground: 'desk',
    markup: (words) => `<div class="b-centre"><p class="b-stands">${words['stands']}</p></div>`,
  },
  ...Object.fromEntries(
    ['citations', 'drafting', 'review'].map((name): [string, Picture] => [
      name,
      {
        width: 400,
        height: 400,
        ground: 'ink',
        hasDarkVariant: false,
        markup: (words) => {
          const mark = words[`author.${name}`];
          return `<div class="b-centre"><p class="b-author">${mark === '‸' ? caretMark : `<bdi dir="ltr">${mark}</bdi>`}</p></div>`;
        },
      },
    ]),
  ),
  film: {
    width: 640,
    height: 360,
    ground: 'ink',
    hasDarkVariant: false,
    markup: (words) => `<div class="b-centre b-above"><p class="b-film">${words['film']}</p></div>`,
  },
  logo: {
    width: 400,
    height: 160,
    ground: 'sheet',
    hasDarkVariant: false,
    markup: (words) => `<div class="b-centre"><p class="b-logo" dir="ltr">${words['logo']}</p></div>`,
  },
  icon: {
    width: 64,
    height: 64,
    ground: 'ink',
    hasDarkVariant: false,
    markup: (words) => `<div class="b-centre"><p class="b-icon">${words['icon']}</p></div>`,
  },
};

const style = `
body{font-family:Frank;font-weight:420;position:relative;line-height:1.2}
body.sheet{background:var(--surface-sheet)}
body.desk{background:var(--surface-desk)}
body.ink{background:var(--surface-band);color:var(--text-onBand)}
[data-scheme=light] body.ink{--mark-insert:#94b5ff;--mark-delete:#ff9086}
p{position:relative}
i,b{font-style:normal;font-weight:420}
.b-centre{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center}
.b-line{white-space:nowrap;letter-spacing:-.022em}
[dir=rtl] .b-line{letter-spacing:0}
.b-small{font-size:64px;line-height:1.3;color:var(--text-secondary)}
.ink .b-small{color:var(--text-onBandSecondary,#bec6cf)}
mark{background:linear-gradient(#ffe98f,#ffe98f) 0 88%/100% 46% no-repeat;color:inherit}
[data-scheme=dark] mark{background:#e9cb5b;color:#141c28}
.ink mark{background:#ffe98f;color:#141c28;padding:0 .16em}
[data-scheme=dark] .ink mark{background:#e9cb5b}
del{background:none;color:var(--mark-delete);text-decoration:line-through;text-decoration-thickness:.045em;text-decoration-skip-ink:none}
ins{color:var(--mark-insert);text-decoration:none;background:linear-gradient(currentColor,currentColor) 0 calc(100% - .05em)/100% .028em no-repeat,linear-gradient(currentColor,currentColor) 0 calc(100% - .115em)/100% .028em no-repeat;padding-block-end:.02em}
stet{background:radial-gradient(circle,currentColor 0 .042em,transparent .05em) 0 100%/.19em .1em round no-repeat;padding-block-end:.13em}
.b-margin{position:absolute;inset-block:0;inset-inline-start:1042px;border-inline-start:8px double var(--line-strong)}
.b-margin.b-start{inset-inline-start:150px}
.b-page{position:absolute;inset-inline:68px 490px;inset-block:0;align-content:center;overflow:clip;font-size:86px;line-height:130px;white-space:nowrap;letter-spacing:-.01em}
[dir=rtl] .b-page{letter-spacing:0;font-size:98px}
.b-page mark{background:#ffe98f;color:#141c28;padding:.02em .06em}
[data-scheme=dark] :is(.b-page,.b-ladder) mark{background:#e9cb5b}
.b-note{position:absolute;inset-inline-start:1110px;inset-block-start:324px;width:420px;padding:26px 34px 30px;border:2px solid var(--line-strong);border-inline-start:9px solid var(--text-primary);background:var(--surface-sheet);font-size:70px;line-height:1.16;text-wrap:balance}
.b-page mark{position:relative}
.b-page mark::after{content:'';position:absolute;inset-inline-start:100%;inset-block-start:26%;width:600px;border-block-start:3px solid var(--text-primary)}
.b-brackets{font-size:290px;line-height:1.3;display:flex;align-items:center;gap:.1em}
.b-brackets i{font-size:1.4em;line-height:1;margin-block-end:.12em}
.b-brackets mark{line-height:.92;padding:.02em .12em .14em}
.b-columns{position:absolute;inset-block:0;inset-inline:110px;background:var(--surface-sheet);display:grid;grid-template-columns:1fr 168px 1fr;grid-auto-rows:190px;align-content:center;align-items:center;font-size:78px;white-space:nowrap;outline:2px solid var(--line-hair)}
.b-columns>:nth-child(3n+1){padding-inline-start:60px}
.b-columns>:nth-child(3n){padding-inline-start:60px}
.b-columns b{font-size:56px;color:var(--text-tertiary);text-align:center;align-self:stretch;display:grid;place-items:center;direction:ltr}
.b-columns::before,.b-columns::after{content:'';position:absolute;inset-block:0;inset-inline-start:calc(50% - 84px);border-inline-start:3px solid var(--line-strong)}
.b-columns::after{inset-inline-start:calc(50% + 84px)}
.b-redline{font-size:228px;line-height:1.16;text-align:start}
[dir=rtl] .b-redline{font-size:232px}
.b-bar{position:absolute;inset-inline-end:76px;inset-block:512px 236px;border-inline-start:10px solid var(--text-secondary)}
.b-section{font-size:350px;line-height:1.25}
.b-section del,.b-section ins{letter-spacing:0}
/* Clear of the double line. */
.b-section+.b-small{margin-block-start:44px;font-size:104px;line-height:1.2;color:var(--text-primary)}
.b-redaction{font-size:102px;line-height:128px;text-align:start;white-space:nowrap;letter-spacing:-.01em}
[dir=rtl] .b-redaction{letter-spacing:0;font-size:108px}
.b-redaction b{background:#f6f5f1;color:#141c28;padding:0 .18em .04em;font-size:.8em;margin-inline:.04em}
.b-parties{display:grid;justify-items:center;gap:10px;font-size:190px;line-height:1.3;letter-spacing:-.015em}
[dir=rtl] .b-parties{letter-spacing:0}
.b-parties b{font-size:.62em;color:var(--text-secondary)}
.b-stet{font-size:390px;padding-block-end:90px;line-height:1.15}
.b-stet del{background:none;color:inherit;text-decoration-color:var(--mark-delete);text-decoration-thickness:.05em}
.b-insertion{font-size:248px;display:flex;align-items:baseline;gap:.08em;padding-block-start:200px;letter-spacing:-.02em}
.b-place{position:relative;align-self:stretch;width:.5em;color:var(--mark-insert)}
.b-place ins{position:absolute;inset-block-end:1.02em;inset-inline-start:50%;translate:-50%;white-space:nowrap;line-height:1.1}
[dir=rtl] .b-place ins{translate:50%}
.b-place .b-caret{position:absolute;inset-block-end:-.02em;inset-inline-start:50%;translate:-50%;width:.42em}
[dir=rtl] .b-place .b-caret{translate:50%}
.b-clause{font-size:92px;line-height:1.5;text-align:start;white-space:nowrap}
.b-clause del{text-decoration-thickness:.06em}
.b-ladder{position:absolute;inset:70px 80px 90px;display:grid;grid-template-columns:repeat(5,1fr);align-items:end;gap:36px;border-block-end:5px solid var(--text-primary)}
.b-ladder span{font-size:76px;line-height:1.1;border-block-start:5px solid var(--text-primary);padding-block-start:20px;white-space:nowrap}
.b-ladder span:nth-child(1){height:190px}.b-ladder span:nth-child(2){height:300px}.b-ladder span:nth-child(3){height:410px}.b-ladder span:nth-child(4){height:520px}.b-ladder span:nth-child(5){height:630px}
.b-ladder span:nth-child(1){font-size:66px}
.b-ladder b{display:inline-block;background:var(--text-primary);color:var(--surface-sheet);padding:0 .18em .06em}
.b-ladder mark{background:#ffe98f;color:#141c28;padding:0 .1em}
.b-proof{position:absolute;inset:110px 380px;background:var(--surface-sheet);padding:70px 76px}
.b-proof h1{font-size:76px;font-weight:440;line-height:1.2;margin-block-end:34px}
.b-proof p{font-size:51px;line-height:1.5;text-wrap:pretty}
.b-proof i{position:absolute;width:70px;height:70px;border:solid var(--text-primary);border-width:0}
.b-proof i:nth-of-type(1){top:-92px;left:-92px;border-width:0 4px 4px 0}
.b-proof i:nth-of-type(2){top:-92px;right:-92px;border-width:0 0 4px 4px}
.b-proof i:nth-of-type(3){bottom:-92px;left:-92px;border-width:4px 4px 0 0}
.b-proof i:nth-of-type(4){bottom:-92px;right:-92px;border-width:4px 0 0 4px}
.b-stands{font-size:124px;line-height:1.3}
.b-author{font-size:190px;line-height:1}
.b-author .b-caret{width:150px;color:#94b5ff}
.b-above{inset-block-end:30%}
.b-film{font-size:48px;line-height:1.4;text-align:start}
.b-film del{text-decoration-thickness:.08em}
.b-logo{font-size:92px;line-height:1.1;margin-block-start:-22px}
.b-icon{font-size:42px;line-height:1.1;margin-block-start:-8px}
svg.b-caret{overflow:visible}`;

const folder = (language: Language) =>
  fileURLToPath(new URL(`../../demo/blogs/${language}/content/images/2026/11/`, import.meta.url));

const wordsOf = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../../demo/blogs/${language}/pictures.json`, import.meta.url), 'utf8'));

/**
 * Draws the pictures of both sample blogs from `demo/blogs/{language}/pictures.json`. One with a dark variant has the scheme in its name.
 * @returns the files.
 */
export async function drawBlogPictures(browser: Browser): Promise<string[]> {
  const drawn = languageCodes.flatMap((language) =>
    schemes.map((scheme) => {
      const drawings = Object.entries(pictures)
        .filter(([, { hasDarkVariant = true }]) => hasDarkVariant || scheme === 'light')
        .map(([name, { width, height, ground, markup, hasDarkVariant = true }]) => ({
          file: `${folder(language)}${name}${hasDarkVariant ? `@${scheme}` : ''}.png`,
          markup: markup(wordsOf(language)),
          size: { width, height },
          ground,
        }));
      return drawPictures(browser, { language, scheme, style }, drawings);
    }),
  );
  return (await Promise.all(drawn)).flat();
}
