import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../components/Icon';
import { languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';

const loadList = () => import('./LanguageList');
const LanguageList = lazy(() => loadList().then((module) => ({ default: module.LanguageList })));

/**
 * The language menu of the header (L7): each language in its own name. Outside Israel there is none; its place stays free
 * while the location call is out, so that nothing moves when it comes.
 */
export function LanguageMenu() {
  const text = useText();
  const { language, showsLanguageMenu } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const fetchList = () => void loadList();

  return (
    <>
      <HeaderButton
        ref={button}
        aria-label={text('shell.language.label')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={() => setIsOpen(true)}
        sx={{ visibility: showsLanguageMenu ? 'visible' : 'hidden' }}
      >
        {languages[language].label}
        <Icon name="chevronDown" />
      </HeaderButton>
      {isOpen && (
        <Suspense>
          <LanguageList anchor={button.current!} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
