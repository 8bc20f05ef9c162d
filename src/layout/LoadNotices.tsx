import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { Notice } from './Notice';

interface LoadNoticesProps {
  /** Whether loading a page has failed, with the previous one still on screen. */
  pageFailed: boolean;
}

/** Says what could not be loaded, with a retry button. */
export function LoadNotices({ pageFailed }: LoadNoticesProps) {
  const switching = useLocale('switching');
  const setLanguage = useLocale('setLanguage');
  const { revalidate } = useRevalidator();

  if (switching?.state === 'failed') {
    const { to } = switching;
    return (
      <Notice
        action={{ label: <FormattedMessage id="shell.language.retry" />, onClick: () => setLanguage(to) }}
      >
        <FormattedMessage id="shell.language.failed" />
      </Notice>
    );
  }
  if (pageFailed) {
    return (
      <Notice
        action={{ label: <FormattedMessage id="shell.page.retry" />, onClick: () => void revalidate() }}
      >
        <FormattedMessage id="shell.page.failed" />
      </Notice>
    );
  }
  return null;
}
