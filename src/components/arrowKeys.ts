/** Where a key leads in a row of tabs or options. */
type Step = 'next' | 'previous' | 'first' | 'last';

function stepOf(key: string, direction: 'ltr' | 'rtl'): Step | undefined {
  switch (key) {
    case 'ArrowRight':
      return direction === 'ltr' ? 'next' : 'previous';
    case 'ArrowLeft':
      return direction === 'ltr' ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/**
 * The index that a key leads to in a row of `count` items; undefined for other keys. Left and right follow the reading direction, and the
 * row wraps around (WAI-ARIA tabs pattern).
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  switch (stepOf(key, direction)) {
    case 'next':
      return (index + 1) % count;
    case 'previous':
      return (index - 1 + count) % count;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return undefined;
  }
}
