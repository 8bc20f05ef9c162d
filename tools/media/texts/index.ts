import type { Language } from '../../../src/locale/languages.ts';
import en from './en.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };

/** The words of the scenes. They are part of the recordings, so they stand here and not in the site's messages. */
export const texts: Record<Language, typeof en> = { en, he };
