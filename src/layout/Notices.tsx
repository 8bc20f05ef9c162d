import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { Notice } from './Notice';
import { useLanguageSwitch } from './useLanguageSwitch';

interface NoticesProps {
  /** Whether loading a page has failed, with the previous one still on screen. */
  pageFailed: boolean;
}

/** Says what could not be loaded, with a retry button. */
function LoadNotices({ pageFailed }: NoticesProps) {
  const switching = useLocale('switching');
  const setLanguage = useLocale('setLanguage');
  const { revalidate } = useRevalidator();

  const wanted = switching?.state === 'failed' && switching.to;
  if (!wanted && !pageFailed) return null;
  const what = wanted ? 'language' : 'page';
  return (
    <Notice
      action={{
        label: <FormattedMessage id={`shell.${what}.retry`} />,
        onClick: () => (wanted ? setLanguage(wanted) : void revalidate()),
      }}
    >
      <FormattedMessage id={`shell.${what}.failed`} />
    </Notice>
  );
}

/** In Israel, visitors with a Hebrew browser on the English page are offered Hebrew, in Hebrew. */
function HebrewOffer() {
  const text = useText();
  const offersHebrew = useLocale('offersHebrew');
  const setLanguage = useLocale('setLanguage');
  const switchLanguage = useLanguageSwitch();
  if (!offersHebrew) return null;

  return (
    <Notice
      lang="he"
      action={{ label: <FormattedMessage id="shell.offer.accept" />, onClick: () => switchLanguage('he') }}
      // Declining chooses English, so the offer does not return.
      dismiss={{ label: text('shell.offer.dismiss'), onClick: () => setLanguage('en') }}
    >
      <FormattedMessage id="shell.offer.text" />
    </Notice>
  );
}

/** All notices at the bottom of the screen, in a live region (WCAG, technique ARIA22). */
export function Notices({ pageFailed }: NoticesProps) {
  return (
    <div role="status">
      <LoadNotices pageFailed={pageFailed} />
      <HebrewOffer />
    </div>
  );
}
