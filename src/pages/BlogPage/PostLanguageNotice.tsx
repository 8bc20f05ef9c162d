import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { Notice } from '../../layout/Notice';
import { useText } from '../../locale/useText';

/** Says why a change of language on a post led here: that post has no other version. The post's page leaves the word in the history's state. */
export function PostLanguageNotice() {
  const text = useText();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || (state as { notice?: string } | null)?.notice !== 'postLanguage') return null;

  // Dismissed means gone for good: the entry in the history forgets it too.
  const dismiss = () => void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  return (
    <Notice dismiss={{ label: text('shell.notice.dismiss'), onClick: dismiss }}>
      <FormattedMessage id="blog.notice.language" />
    </Notice>
  );
}
