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

/** What changes in the window as the film goes on. */
export interface WindowContent {
  page: string;
  cards: string;
  foot?: string;
  /** On a phone: how far the card is up over the page, from 0 to 1. */
  raised?: number;
  /** On a phone: by how many px the page is scrolled. */
  scrolled?: number;
}

/** A neutral word processor: title, ribbon, ruler and page, the panel at the inline end, status line. */
export function drawWindow(
  { file, tabs, status, playbook }: WindowTexts,
  { page, cards, foot = '', raised = 0, scrolled = 0 }: WindowContent,
): string {
  const ribbon = tabs.map((tab, index) => `<span${index === openTab ? ' class="on"' : ''}>${tab}</span>`);
  return `<div class="window">
<div class="title"><span><i></i><i></i><i></i></span><span>${file}</span></div>
<div class="ribbon">${ribbon.join('')}</div>
<div class="middle">
<div class="desk"><div class="ruler"></div><div class="page" style="--scrolled:${scrolled}px">${page}</div></div>
<div class="panel" style="--raised:${raised}"><div class="head">${logo}<span class="tag"><span>${playbook}</span></span></div><div class="cards">${cards}</div>${foot}</div>
</div>
<div class="status">${status.map((part) => `<span>${part}</span>`).join('')}</div>
</div>`;
}
