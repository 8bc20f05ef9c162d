/** JSON for a `<script>`, with `<` escaped, so that nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
