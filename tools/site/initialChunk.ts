/**
 * Libraries that every page needs at once go into one file: apart, they would compress 4 kB worse and ask for a dozen requests.
 * What only some pages or some moments need (menus, dialogs, tables, forms, the sanitiser) stays where it is imported.
 */
export const initialChunk = [
  {
    name: 'core',
    test: new RegExp(
      'node_modules/(' +
        [
          'react(-dom|-is|-router|-router-dom|-intl)?/',
          '(scheduler|swr|dequal|use-sync-external-store|clsx|hoist-non-react-statics)/',
          '(@formatjs/|intl-messageformat/)',
          '@emotion/',
          '@babel/runtime/',
          '@mui/(system|utils|styled-engine|private-theming)/',
          '@mui/material/(styles|utils|zero-styled|transitions|colors|DefaultPropsProvider)/',
          '@mui/material/(AppBar|Box|Button|ButtonBase|ButtonGroup|Container|CssBaseline|GlobalStyles|IconButton|Link|Paper|SvgIcon|Toolbar|Typography|useLazyRipple)/',
        ].join('|') +
        ')',
    ),
  },
];
