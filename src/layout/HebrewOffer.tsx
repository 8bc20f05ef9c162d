import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { Notice } from './Notice';
import { useLanguageSwitch } from './useLanguageSwitch';

/** In Israel, visitors with a Hebrew browser on the English page are offered Hebrew, in Hebrew. */
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
          // Declining chooses English, so the offer does not return.
          setLanguage('en');
        },
      }}
    >
      <FormattedMessage id="shell.offer.text" />
    </Notice>
  );
}
