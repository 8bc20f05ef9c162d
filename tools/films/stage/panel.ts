import { mix, round } from '../time.ts';

const icons = {
  document: '<path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5"/>',
  check: '<path d="M4 10.5l4 4 8-9"/>',
  undo: '<path d="M7 5L3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9"/>',
};

/** One of the site's icons; `turns` mirrors it in RTL. */
export function icon(name: keyof typeof icons, turns = false): string {
  return `<svg class="icon${turns ? ' turns' : ''}" viewBox="0 0 20 20">${icons[name]}</svg>`;
}

/** Part of the panel with animated height (`room`) and opacity (`shown`), both 0 to 1; it rises by 6 px. */
export function slot(markup: string, shown = 1, room = 1): string {
  if (room === 0) return '';
  const style = `opacity:${shown};transform:translateY(${round(6 * (1 - shown))}px)`;
  return fold(`<div class="slot" style="${style}">${markup}</div>`, room);
}

/** Part of the panel that is revealed by height. */
export function fold(markup: string, share: number): string {
  if (share === 0) return '';
  if (share === 1) return markup;
  return `<div class="fold" style="grid-template-rows:${share}fr"><div>${markup}</div></div>`;
}

export interface Card {
  /** Before the title. */
  mark?: string;
  title: string;
  /** The clause or page that the card refers to. */
  reference?: string | undefined;
  body?: string;
  source?: string;
  acts?: string;
  /** How far it is the current card, 0 to 1. */
  active?: number;
  /** How far it is open, 0 to 1. */
  open?: number;
  /** How far the buttons are shown, 0 to 1. */
  ready?: number;
}

export function drawCard({
  mark = '',
  title,
  reference,
  body,
  source,
  acts,
  active = 0,
  open = 1,
  ready = 1,
}: Card): string {
  const content = [
    body ? `<p>${body}</p>` : '',
    source ? drawSource(source) : '',
    acts ? fold(`<div style="opacity:${ready}">${acts}</div>`, ready) : '',
  ];
  const top = `<div class="top"><span class="name">${mark}<b>${title}</b></span>${reference ? `<em>${reference}</em>` : ''}</div>`;
  return `<div class="card" style="--active:${active}">${top}${fold(`<div style="opacity:${open}">${content.join('')}</div>`, open)}</div>`;
}

export function drawSource(source: string): string {
  return `<div class="source">${icon('document')}<span>${source}</span></div>`;
}

/** Buttons in a row, the first filled. The pointer finds them by id. */
export function drawActions(acts: { id: string; label: string }[]): string {
  return `<div class="acts">${acts.map(({ id, label }) => `<span class="button" id="${id}">${label}</span>`).join('')}</div>`;
}

/** A list row with a status tag. */
export function drawRow(label: string, tag: string, kind = '', shown = 1): string {
  return `<div class="row"><span>${label}</span><span class="tag ${kind}" style="opacity:${shown}"><span>${tag}</span></span></div>`;
}

/** The panel's footer: number of decided changes. */
export function drawFoot(label: string, share: number): string {
  return `<div class="foot"><span>${label}</span><span class="gauge"><i style="width:${round(mix(0, 100, share))}%"></i></span></div>`;
}
