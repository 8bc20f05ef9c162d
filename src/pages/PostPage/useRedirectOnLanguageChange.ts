import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';

/**
 * The language in which a post was opened. Posts have no translations: when the language changes, this navigates to the blog and says why.
 * Until then the post's language stays, so that the wrong blog is not asked.
 */
export function useRedirectOnLanguageChange(): Language {
  const language = useLocale('language');
  const [opened] = useState(language);
  const navigate = useNavigate();

  useEffect(() => {
    if (language !== opened) void navigate('/blog', { replace: true, state: { notice: 'postLanguage' } });
  }, [language, opened, navigate]);

  return opened;
}
