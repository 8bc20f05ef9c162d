import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { inLanguage } from '../../paths';

/**
 * The language of the blog whose post is shown. Posts have no translations: when the visitor chooses the other language, this navigates to
 * the blog and says why. Until then the post's language stays, so that the wrong blog is not asked; a guess, such as the browser's language
 * when the location service fails, follows the post.
 * @returns the language, and a function for a post of the other blog, which shows the page in that language without storing it as a choice.
 */
export function usePostLanguage(): [language: Language, follow: (language: Language) => void] {
  const language = useLocale('language');
  const isChosen = useLocale('isChosen');
  const setLanguage = useLocale('setLanguage');
  const [own, setOwn] = useState(language);
  const navigate = useNavigate();

  const onLanguage = useEffectEvent(() => {
    if (language === own) return;
    if (isChosen)
      void navigate(inLanguage('/blog', language), { replace: true, state: { notice: 'postLanguage' } });
    else setLanguage(own, { isChoice: false });
  });
  useEffect(() => onLanguage(), [language]);

  return [
    own,
    (found) => {
      setOwn(found);
      setLanguage(found, { isChoice: false });
    },
  ];
}
