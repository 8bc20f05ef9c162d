/** What an entry of the history carries once its download has begun. */
const mark = 'downloadBegan';

/**
 * True if the download of this entry of the history has begun. The mark is in the entry itself: it outlives reload, Back and a
 * restored session, needs no storage, and a new visit through the download page is a new entry.
 */
export function hasBegun(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[mark] === true;
}

/** Marks this entry of the history; what the router keeps in it stays. */
export function markBegun(): void {
  window.history.replaceState({ ...(window.history.state as object | null), [mark]: true }, '');
}

/** Asks the browser for a file as a press on a link does, so that the page stays where it is. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
