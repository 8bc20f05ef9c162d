import { useEffect, useMemo, useState } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import { cachedMessages, readMessages } from './readMessages';
import { intlConfig } from './richText';

/** Texts of shared components, such as the hint on links that open a new tab. */
const everywhere: Bundle = 'shell';

/** The state of another language's messages; `intl` is set once they have loaded. */
export interface SecondaryIntl {
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  intl: IntlShape | undefined;
  /** Retries after a failure. */
  retry: () => void;
}

/**
 * A bundle in another language than the page's; pass `intl` to `RawIntlProvider`. The current content stays while it loads or if it fails.
 * A bundle that has been read is there at once.
 * @param language undefined for none.
 */
export function useSecondaryIntl(language: Language | undefined, bundle: Bundle): SecondaryIntl {
  const [, setRead] = useState<Language>();
  const [failed, setFailed] = useState<Language>();
  const [attempt, setAttempt] = useState(0);

  const own = language && cachedMessages(language, bundle);
  const shared = language && cachedMessages(language, everywhere);
  const isHeld = Boolean(own && shared);

  useEffect(() => {
    if (!language || isHeld) return;
    let isWanted = true;
    Promise.all([everywhere, bundle].map((one) => readMessages(language, one))).then(
      () => isWanted && setRead(language),
      () => isWanted && setFailed(language),
    );
    return () => {
      isWanted = false;
      // When the language is asked for again, it loads again.
      setFailed(undefined);
    };
  }, [language, bundle, attempt, isHeld]);

  const intl = useMemo(
    () => (language && own && shared ? createIntl(intlConfig(language, { ...shared, ...own })) : undefined),
    [language, own, shared],
  );

  return {
    state: !language ? 'unasked' : intl ? 'ready' : failed === language ? 'failed' : 'loading',
    intl,
    retry() {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
