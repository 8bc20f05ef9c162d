import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { Notice } from './Notice';
import { useLanguageSwitch } from './useLanguageSwitch';

/** In Israel a browser that prefers Hebrew gets English with this one line, in Hebrew, to switch. */
export function HebrewOffer() {
  const text = useText();
  const offersHebrew = useLocale('offersHebrew');
  const setLanguage = useLocale('setLanguage');
  const switchLanguage = useLanguageSwitch();
  const [isDismissed, setIsDismissed] = useState(false);
  if (!offersHebrew || isDismissed) return null;

  return (
    <Notice
      lang="he"
      dir="rtl"
      action={{ label: <FormattedMessage id="shell.offer.accept" />, onClick: () => switchLanguage('he') }}
      dismiss={{
        label: text('shell.offer.dismiss'),
        onClick() {
          setIsDismissed(true);
          // Declining is a choice for English: the offer does not come back on the next visit.
          setLanguage('en');
        },
      }}
    >
      <FormattedMessage id="shell.offer.text" />
    </Notice>
  );
}
