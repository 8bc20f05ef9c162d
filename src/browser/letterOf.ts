/**
 * The Latin letter of a key, in lower case; on a keyboard of another script, such as a Hebrew one, that of its place (UI Events, `code`).
 * Events that an extension or autofill makes may have neither.
 */
export function letterOf({ key = '', code = '' }: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}
