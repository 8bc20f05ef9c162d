/** Stands in for MUI's theme maker with CSS variables (see `leanModules.ts`); reached only if a theme asks for `cssVariables`. */
export default function createThemeWithVars(): never {
  throw new Error(
    'This build leaves out MUI’s own CSS variables: the theme package brings its variables itself.',
  );
}
