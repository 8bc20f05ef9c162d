import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../locale/languages';
import { removeLanguageParams } from '../locale/pageAddress';
import { useLocale } from '../locale/useLocale';

/**
 * Switches the language of the current page: path, hash, query and history state stay, except the parameters `lng` and `v`. A post has no
 * translation: its page navigates to the blog.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const setLanguage = useLocale('setLanguage');
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();

  return (language) => {
    const url = new URL(window.location.href);
    if (removeLanguageParams(url)) {
      const to = url.pathname + url.search + url.hash;
      void navigate(to, { replace: true, state, preventScrollReset: true });
    }
    setLanguage(language);
  };
}
