interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 8;
const edge = 16;

/**
 * Where a card goes that belongs to a link: above it and flush with its start, below it where there is no room above, and
 * never nearer to the side of the window than its margin.
 * @returns px from the top left corner of the window.
 */
export function placeCard(link: Box, card: Size, window: Size, isRightToLeft: boolean) {
  const above = link.top - gap - card.height;
  const wanted = isRightToLeft ? link.right - card.width : link.left;
  return {
    y: above < edge ? link.bottom + gap : above,
    x: Math.max(edge, Math.min(wanted, window.width - edge - card.width)),
  };
}
