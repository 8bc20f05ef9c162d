import type { ReactNode } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from '../../translations';
import { languages, type Language } from './languages';
import type { Messages } from './loadBundle';
import { MessageText } from './MessageText';

type Chunks = ReactNode[];

/** Whether screen readers should read a part in English; numbers belong to the sentence. */
const isEnglish = (chunks: Chunks) =>
  chunks.some((chunk) => typeof chunk === 'string' && /\p{Script=Latin}/u.test(chunk));

/** Tags for any message: `<bdi>` isolates Latin names and numbers; marks are `del`, `ins` and `mark` elements; `<stet>` adds the dots. */
export const richText = {
  bdi: (chunks: Chunks) => (
    <bdi dir="ltr" lang={isEnglish(chunks) ? 'en' : undefined}>
      {chunks}
    </bdi>
  ),
  b: (chunks: Chunks) => <b>{chunks}</b>,
  del: (chunks: Chunks) => <del>{chunks}</del>,
  ins: (chunks: Chunks) => <ins>{chunks}</ins>,
  mark: (chunks: Chunks) => <mark>{chunks}</mark>,
  stet: (chunks: Chunks) => <span className="stet-dots">{chunks}</span>,
};

/** What react-intl needs for messages of a language. A page holds only the messages that its route lists. */
export const intlConfig = (language: Language, messages: Messages) => ({
  locale: languages[language].intlLocale,
  messages: messages as Record<MessageId, MessageFormatElement[]>,
  defaultRichTextElements: richText,
  textComponent: MessageText,
});

const leftToRightIsolate = '\u2066';
const popIsolate = '\u2069';
const plain = (chunks: Chunks) => chunks.join('');

/** The same tags for plain strings: `<bdi>` becomes Unicode isolates, marks are removed. */
export const plainText = {
  bdi: (chunks: Chunks) => leftToRightIsolate + plain(chunks) + popIsolate,
  b: plain,
  del: () => '',
  ins: plain,
  mark: plain,
  stet: plain,
};
