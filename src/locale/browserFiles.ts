import { loadServedStyles } from '@stet/theme/core';
import { languages } from './languages';
import { createLocaleFiles } from './localeFiles';
import { readMessages } from './readMessages';

/** The browser's: bundles over HTTP, styles from their chunks. */
export const browserFiles = createLocaleFiles({
  loadMessages: readMessages,
  loadStyles: (language) => loadServedStyles(languages[language].direction),
});
