import { messageUrls } from 'virtual:message-urls';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import type { Messages, ReadMessages } from './loadBundle';

/** A page brings its own messages along, so the loader itself comes only when a bundle is wanted; a failed try is forgotten. */
let loader: Promise<ReadMessages> | undefined;
function getLoader(): Promise<ReadMessages> {
  loader ??= import('./loadBundle').then(({ createBundleLoader }) => createBundleLoader());
  loader.catch(() => (loader = undefined));
  return loader;
}

/** Reads a bundle over HTTP (M2); rejects after the last try. */
export async function readMessages(language: Language, bundle: Bundle): Promise<Messages> {
  return (await getLoader())(messageUrls[language][bundle]);
}
