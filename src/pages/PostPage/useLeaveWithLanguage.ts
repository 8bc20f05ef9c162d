import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';

/**
 * The language a post was opened in. A post has no version in the other one: when the language on screen changes, the blog takes
 * the post's place and says why. Until then the post keeps its language, so nothing is asked of the wrong blog.
 */
export function useLeaveWithLanguage(): Language {
  const language = useLocale('language');
  const [opened] = useState(language);
  const navigate = useNavigate();

  useEffect(() => {
    if (language !== opened) void navigate('/blog', { replace: true, state: { notice: 'postLanguage' } });
  }, [language, opened, navigate]);

  return opened;
}
