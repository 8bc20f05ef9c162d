import { messageUrls } from 'virtual:message-urls';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import { createBundleLoader, type Messages } from './loadBundle';

const read = createBundleLoader();

/** Reads a bundle over HTTP; rejects after the last retry. */
export const readMessages = (language: Language, bundle: Bundle): Promise<Messages> =>
  read(messageUrls[language][bundle]);
