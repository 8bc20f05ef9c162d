/**
 * Removes MUI's class names that no style of the page uses, and repeated ones: a seventh of the HTML. React does not compare classes when hydrating, and
 * writes the full list when one changes.
 */
export function dropUnusedNames(body: string, css: string): string {
  const mentioned = new Set(css.match(/(?<=\.)Mui[\w-]+/g));
  return body.replace(/ class="([^"]*)"/g, (_attribute, list: string) => {
    const names = [...new Set(list.split(' '))].filter(
      (name) => !/^Mui[A-Z]/.test(name) || mentioned.has(name),
    );
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  });
}

/**
 * Removes attributes with the value that elements have without them, which MUI writes for each of its links and buttons. In a form, a button
 * without a type would submit.
 */
export const dropDefaultAttributes = (body: string): string =>
  body.replace(/<form[^]*?<\/form>|<(?:a|button) [^>]*>/g, (tag) =>
    tag.startsWith('<form') ? tag : tag.replace(/ (?:type="button"|tabindex="0")/g, ''),
  );
