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
 * Where a card goes that belongs to a link: below it and flush with its start, so that the claim before the link can be read
 * with it; above it where there is no room below, and never nearer to the side of the window than its margin.
 * @returns px from the top left corner of the window.
 */
export function placeCard(link: Box, card: Size, window: Size, isRightToLeft: boolean) {
  const below = link.bottom + gap;
  const hasRoom = below + card.height + edge <= window.height;
  const wanted = isRightToLeft ? link.right - card.width : link.left;
  return {
    y: hasRoom ? below : link.top - gap - card.height,
    x: Math.max(edge, Math.min(wanted, window.width - edge - card.width)),
  };
}
