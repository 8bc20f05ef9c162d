import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { Notice } from './Notice';

interface LoadNoticesProps {
  /** True when the page the visitor asked for could not be loaded and the old one is still on screen. */
  pageFailed: boolean;
}

/** Says what could not be loaded, and offers to try again; what is on screen stays. */
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
