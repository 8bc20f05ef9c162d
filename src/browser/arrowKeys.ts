/** The keys of an event, of the browser's or React's. */
type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The index that a key leads to in a row of `count` tabs or options; undefined for other keys, and with a modifier, since Alt with an arrow
 * is the browser's. Left and right follow the reading direction, and the row wraps around (WAI-ARIA tabs pattern).
 */
export function indexAfterKey(
  { key, altKey, ctrlKey, metaKey }: Keys,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const [back, forth] = direction === 'ltr' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forth) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
