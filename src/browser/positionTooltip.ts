type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

const gap = 8;
const edge = 16;

/**
 * Positions a card for a link: below it and aligned to its start, so that the text before the link stays visible; above it without room
 * below; always inside the viewport's margins, except where it is too high for either place: there the page scrolls it into view.
 * @param text the block that contains the link. A card that fits stays within it, off what is beside the text.
 * @returns px from the viewport's top left corner.
 */
export function positionTooltip(
  link: Box,
  card: Size,
  window: Size,
  isRightToLeft: boolean,
  text?: Pick<Box, 'left' | 'right'>,
) {
  const below = link.bottom + gap;
  const above = link.top - gap - card.height;
  const hasRoom = below + card.height + edge <= window.height || above < 0;
  const wanted = isRightToLeft ? link.right - card.width : link.left;
  const fits = text && text.right - text.left >= card.width;
  const leftmost = fits ? text.left : edge;
  const rightmost = fits ? text.right : window.width - edge;
  return {
    y: hasRoom ? below : above,
    x: Math.max(leftmost, Math.min(wanted, rightmost - card.width)),
  };
}
