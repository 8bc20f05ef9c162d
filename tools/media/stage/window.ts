import { readFileSync } from 'node:fs';

/** The words of the window's frame. */
export interface WindowTexts {
  file: string;
  /** Six ribbon words; the fifth, for reviewing, is the open one. */
  tabs: string[];
  status: string[];
  /** The playbook the panel works by. */
  playbook: string;
}

const logo = readFileSync(new URL('logo.svg', import.meta.url), 'utf8');
const openTab = 4;

/** A neutral word processor: title, ribbon, ruler and page, the panel at the inline end, status line. */
export function drawWindow(
  { file, tabs, status, playbook }: WindowTexts,
  { page, cards, foot = '' }: { page: string; cards: string; foot?: string },
): string {
  const ribbon = tabs.map((tab, index) => `<span${index === openTab ? ' class="on"' : ''}>${tab}</span>`);
  return `<div class="window">
<div class="title"><span><i></i><i></i><i></i></span><span>${file}</span></div>
<div class="ribbon">${ribbon.join('')}</div>
<div class="middle">
<div class="desk"><div class="ruler"></div><div class="page">${page}</div></div>
<div class="panel"><div class="head">${logo}<span class="tag"><span>${playbook}</span></span></div><div class="cards">${cards}</div>${foot}</div>
</div>
<div class="status">${status.map((part) => `<span>${part}</span>`).join('')}</div>
</div>`;
}
