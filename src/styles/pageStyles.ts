import { belowHeader } from './headerHeight';

/** Global styles of the site, besides those of its theme. */
export const pageStyles = {
  // The end has room for a focus ring.
  html: { scrollPaddingBlock: `${belowHeader}px 12px` },
  'html:has(#root dialog[open])': {
    overflow: 'hidden',
    scrollbarGutter: 'stable',
  },
  // The open menu makes all elements inert. Sections outside the viewport are then not restyled, which takes a phone a tenth of a second.
  // The rule asks `body`: with `html`, each preload link put into the head restyled all sections.
  'body:has(#root dialog[open]) section': { contentVisibility: 'auto' },
  // While it is skipped, a section keeps the size that it had.
  section: { containIntrinsicSize: 'auto 0' },
  // Lays out the children of #root, so that short pages fill the screen.
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  // On paper the space below a page would be a sheet of its own, as would the rest of a screen.
  '@media print': {
    '#root': { display: 'block', minHeight: 0 },
    'main > :last-child': { paddingBlockEnd: 0 },
  },
  // The start script hides a page in another language until it is rendered.
  '[data-switching] body': { visibility: 'hidden' },
  // During a fade presses reach the new page.
  '::view-transition': { pointerEvents: 'none' },
  // A pressed control that is waiting, marked by the start script, by what loads or by React.
  ':is([data-pending], [aria-busy=true]):is(a, button, [role=button])': { cursor: 'progress', opacity: 0.6 },
} as const;
