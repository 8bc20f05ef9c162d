import { readFileSync } from 'node:fs';
import type { Say } from '../words.ts';

/** Texts of the window's frame. */
export interface WindowFrame {
  file: string;
  /** The start of the status bar; tracking and language follow. */
  status: string;
  /** The rules that the panel uses. */
  rules: string;
}

const logo = readFileSync(new URL('logo.svg', import.meta.url), 'utf8');
const tabs = ['file', 'home', 'insert', 'layout', 'review', 'view'] as const;
const openTab = 'review';

/** The window's changing content. */
export interface WindowContent {
  page: string;
  cards: string;
  foot?: string;
  /** On phones: how far the card is raised, 0 to 1. */
  raised?: number;
  /** On phones: scroll position in px. */
  scrolled?: number;
}

/** A generic word processor, with no operating system's own buttons: title bar, ribbon, ruler, document, panel and status bar. */
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
<div class="title"><span>${file}</span></div>
<div class="ribbon">${ribbon.join('')}</div>
<div class="middle">
<div class="desk"><div class="ruler"></div><div class="page" style="--scrolled:${scrolled}px">${page}</div></div>
<div class="panel" style="--raised:${raised}"><div class="head">${logo}<span class="tag"><span>${rules}</span></span></div><div class="cards">${cards}</div>${foot}</div>
</div>
<div class="status">${line.map((part) => `<span>${part}</span>`).join('')}</div>
</div>`;
}
