import { useEffect, useMemo, useState } from 'react';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Bundle, MessageId } from '../../translations';
import { languages, type Language } from './languages';
import type { Messages } from './loadBundle';
import { readMessages } from './readMessages';
import { richText } from './richText';

/** What shared components say inside the text, such as that a link opens a new tab. */
const everywhere: Bundle = 'shell';

/** The state of another language's messages; `intl` is set once they are loaded. */
export interface SecondaryIntl {
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  intl: IntlShape | undefined;
  /** Asks again after a failure. */
  retry: () => void;
}

/**
 * A bundle in a language that is not the page's, for text that is read beside it: give the `intl` to `RawIntlProvider`.
 * What is on screen stays while it loads, and when it fails.
 * @param language undefined while nobody wants it.
 */
export function useSecondaryIntl(language: Language | undefined, bundle: Bundle): SecondaryIntl {
  const [read, setRead] = useState<{ language: Language; messages: Messages }>();
  const [failed, setFailed] = useState<Language>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!language) return;
    let isWanted = true;
    Promise.all([everywhere, bundle].map((one) => readMessages(language, one))).then(
      (parts) => isWanted && setRead({ language, messages: Object.assign({}, ...parts) as Messages }),
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
