import { Suspense, use, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { asLanguage, languages, type Language } from '../../src/locale/languages';
import { intlConfig } from '../../src/locale/richText';
import { compileMessage } from '../../tools/site/compileMessage';
import english from '../../translations/en/desk.json';
import hebrew from '../../translations/he/desk.json';
import { fontFaces } from '../src/fonts';
import { loadStyles, StetTheme } from '../src/index';
import { Desk } from './Desk';

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text, '')]));
const messages = { en: compiled(english), he: compiled(hebrew) };

function App() {
  const [language, setLanguage] = useState<Language>(asLanguage(navigator.language) ?? 'en');
  const { direction } = languages[language];
  const styles = use(loadStyles(direction));
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
  }, [language, direction]);
  return (
    <IntlProvider {...intlConfig(language, messages[language])}>
      <StetTheme styles={styles}>
        <style>{fontFaces}</style>
        <Desk language={language} onLanguage={setLanguage} />
      </StetTheme>
    </IntlProvider>
  );
}

createRoot(document.querySelector('#root')!).render(
  <Suspense>
    <App />
  </Suspense>,
);
// Another proposal in the same tab.
addEventListener('hashchange', () => location.reload());
