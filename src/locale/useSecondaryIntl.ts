import { useEffect, useMemo, useState } from 'react';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Bundle, MessageId } from '../../translations';
import { languages, type Language } from './languages';
import type { Messages } from './loadBundle';
import { readMessages } from './readMessages';
import { richText } from './richText';

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
 * @param language undefined for none.
 */
export function useSecondaryIntl(language: Language | undefined, bundle: Bundle): SecondaryIntl {
  const [read, setRead] = useState<{ language: Language; messages: Messages }>();
  const [failed, setFailed] = useState<Language>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!language) return;
    let isWanted = true;
    Promise.all([everywhere, bundle].map((one) => readMessages(language, one))).then(
      (parts) => isWanted && setRead({ language, messages: Object.assign({}, ...parts) }),
      () => isWanted && setFailed(language),
    );
    return () => {
      isWanted = false;
    };
  }, [language, bundle, attempt]);

  const messages = read?.language === language ? read?.messages : undefined;
  const intl = useMemo(
    () =>
      language && messages
        ? createIntl({
            locale: languages[language].intlLocale,
            messages: messages as Record<MessageId, MessageFormatElement[]>,
            defaultRichTextElements: richText,
          })
        : undefined,
    [language, messages],
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
