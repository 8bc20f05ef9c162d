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
