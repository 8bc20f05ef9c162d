/**
 * Gives back what was typed before a page of a former build was reloaded, which the loader put into the history's state: the application replays
 * it. What has text fields calls this before it is hydrated.
 */
export function restoreTyped(): void {
  if (typeof history === 'undefined') return;
  const { typed, ...state } = Object(history.state) as { typed?: readonly string[] };
  if (!typed) return;
  history.replaceState(state, '');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  fields.forEach((target, index) => {
    const value = typed[index];
    if (value === undefined || value === target.defaultValue) return;
    target.value = value;
    window.stetStart?.record({ kind: 'input', target });
  });
}
