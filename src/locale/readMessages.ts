import { messageUrls } from 'virtual:message-urls';
import type { Bundle } from '../../translations';
import { holdMessages } from './messageCache';
import type { Language } from './languages';
import { createBundleLoader, type Messages } from './loadBundle';

const read = createBundleLoader();

/** Reads a bundle over HTTP and keeps it; rejects after the last retry. */
export const readMessages = async (language: Language, bundle: Bundle): Promise<Messages> =>
  holdMessages(language, bundle, await read(messageUrls[language][bundle]));
