/** What `npm test -- html` expects of every page that the build wrote: the rules of the HTML standard. */
export default {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React's ways of writing: `<br/>`, `srcSet`, ids of its own; MUI repeats class names. All of it is valid.
    'attr-case': 'off',
    'no-dup-class': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The standard preset leaves these out, and each has been found on a page.
    'input-attributes': 'error',
    'no-redundant-role': 'error',
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    'unique-landmark': 'error',
    'no-redundant-aria-label': 'error',
  },
};
