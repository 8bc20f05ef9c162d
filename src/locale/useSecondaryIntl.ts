import { useEffect, useMemo, useState } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import { cachedMessages, readMessages } from './readMessages';
import { intlConfig } from './richText';

/** The state of another language's messages; `intl` is set once they have loaded. */
export interface SecondaryIntl {
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  intl: IntlShape | undefined;
  /** Retries after a failure. */
  retry: () => void;
}

/**
 * Bundles in another language than the page's; pass `intl` to `RawIntlProvider`. The current content stays while they load or if one fails.
 * Bundles that have been read are there at once.
 * @param language undefined for none.
 * @param bundles a constant.
 */
export function useSecondaryIntl(language: Language | undefined, bundles: readonly Bundle[]): SecondaryIntl {
  const [, setRead] = useState<Language>();
  const [failed, setFailed] = useState<Language>();
  const [attempt, setAttempt] = useState(0);

  const isHeld = Boolean(language && bundles.every((one) => cachedMessages(language, one)));

  useEffect(() => {
    if (!language || isHeld) return;
    let isWanted = true;
    Promise.all(bundles.map((one) => readMessages(language, one))).then(
      () => isWanted && setRead(language),
      () => isWanted && setFailed(language),
    );
    return () => {
      isWanted = false;
      // When the language is asked for again, it loads again.
      setFailed(undefined);
    };
  }, [language, bundles, attempt, isHeld]);

  const intl = useMemo(() => {
    if (!language || !isHeld) return undefined;
    const messages = Object.assign({}, ...bundles.map((one) => cachedMessages(language, one)));
    return createIntl(intlConfig(language, messages));
  }, [language, bundles, isHeld]);

  return {
    state: !language ? 'unasked' : intl ? 'ready' : failed === language ? 'failed' : 'loading',
    intl,
    retry() {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
