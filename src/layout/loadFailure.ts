import { createStore } from '../lib/createStore';

interface LoadFailure {
  /** Path and query of the page that could not be loaded. */
  address: string;
  /** The server has no such file, but answers: the site has been updated since this page was opened. */
  isStale: boolean;
}

/** The router's loaders report here that a page could not be loaded. */
export const loadFailure = createStore<LoadFailure | null>(null);
