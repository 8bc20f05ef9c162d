import { readFileSync } from 'node:fs';
import type { Say } from '../words.ts';

/** The words of the window's frame. */
export interface WindowFrame {
  file: string;
  /** The first words of the status line; tracking and language follow. */
  status: string;
  /** What the panel works by. */
  rules: string;
}

const logo = readFileSync(new URL('logo.svg', import.meta.url), 'utf8');
const tabs = ['file', 'home', 'insert', 'layout', 'review', 'view'] as const;
const openTab = 'review';

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
  say: Say,
  { file, status, rules }: WindowFrame,
  { page, cards, foot = '', raised = 0, scrolled = 0 }: WindowContent,
): string {
  const ribbon = tabs.map(
    (tab) => `<span${tab === openTab ? ' class="on"' : ''}>${say(`films.tab.${tab}`)}</span>`,
  );
  const line = [status, say('films.window.tracking'), say('films.window.language')];
  return `<div class="window">
<div class="title"><span><i></i><i></i><i></i></span><span>${file}</span></div>
<div class="ribbon">${ribbon.join('')}</div>
<div class="middle">
<div class="desk"><div class="ruler"></div><div class="page" style="--scrolled:${scrolled}px">${page}</div></div>
<div class="panel" style="--raised:${raised}"><div class="head">${logo}<span class="tag"><span>${rules}</span></span></div><div class="cards">${cards}</div>${foot}</div>
</div>
<div class="status">${line.map((part) => `<span>${part}</span>`).join('')}</div>
</div>`;
}
