import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';

/**
 * Switches the language where the visitor is: path, hash, the rest of the query and what the entry of the history carries stay;
 * only `lng` and `v`, which named the old language, go. A post has no twin in the other language: its page itself leads
 * on to the blog.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const setLanguage = useLocale('setLanguage');
  const navigate = useNavigate();
  const { state } = useLocation();

  return (language) => {
    const url = new URL(window.location.href);
    if (url.searchParams.has('lng') || url.searchParams.has('v')) {
      url.searchParams.delete('lng');
      url.searchParams.delete('v');
      const to = url.pathname + url.search + url.hash;
      void navigate(to, { replace: true, state: state as unknown, preventScrollReset: true });
    }
    setLanguage(language);
  };
}
