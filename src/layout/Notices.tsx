import { FormattedMessage } from 'react-intl';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { Notice } from './Notice';
import { usePendingPage } from './usePendingPage';

/** Says what could not be loaded, with a retry button. */
function LoadNotice() {
  const { failed, retry } = usePendingPage();
  return (
    failed && (
      <Notice action={{ label: <FormattedMessage id={`shell.${failed}.retry`} />, onClick: retry }}>
        <FormattedMessage id={`shell.${failed}.failed`} />
      </Notice>
    )
  );
}

/** In Israel, visitors with a Hebrew browser on the English page are offered Hebrew, in Hebrew. */
function HebrewOffer() {
  const text = useText();
  const offersHebrew = useLocale('offersHebrew');
  const setLanguage = useLocale('setLanguage');
  if (!offersHebrew) return null;

  return (
    <Notice
      lang="he"
      action={{ label: <FormattedMessage id="shell.offer.accept" />, onClick: () => setLanguage('he') }}
      // Declining chooses English, so the offer does not return.
      dismiss={{ label: text('shell.offer.dismiss'), onClick: () => setLanguage('en') }}
    >
      <FormattedMessage id="shell.offer.text" />
    </Notice>
  );
}

/** All notices at the bottom of the screen, in a live region (WCAG, technique ARIA22). */
export function Notices() {
  return (
    <div role="status">
      <LoadNotice />
      <HebrewOffer />
    </div>
  );
}
