interface StoredEntry {
  name: string;
  place: 'cookie' | 'local' | 'session';
  purpose: 'languageCookie' | 'language' | 'scheme' | 'slash' | 'scroll';
  duration: 'year' | 'cleared' | 'tab';
}

/** Everything the site stores in the browser; a test visits the site and compares. */
export const storedEntries = [
  { name: 'lng', place: 'cookie', purpose: 'languageCookie', duration: 'year' },
  { name: 'lng', place: 'local', purpose: 'language', duration: 'cleared' },
  { name: 'stet.scheme', place: 'local', purpose: 'scheme', duration: 'cleared' },
  { name: 'stet.slash', place: 'local', purpose: 'slash', duration: 'cleared' },
  { name: 'react-router-scroll-positions', place: 'session', purpose: 'scroll', duration: 'tab' },
] as const satisfies readonly StoredEntry[];
