import { useRef } from 'react';
import { Icon } from '../components/Icon';
import { useOnDemand } from '../components/useOnDemand';
import { languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';

const loadList = () => import('./LanguageList');

/**
 * The language menu of the header: each language in its own name. Outside Israel there is none; its place stays free
 * while the location call is out, so that nothing moves when it comes.
 */
export function LanguageMenu() {
  const text = useText();
  const language = useLocale('language');
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, part, open, close, trigger } = useOnDemand(loadList);

  return (
    <>
      <HeaderButton
        ref={button}
        // Voice control needs the visible label in the name (WCAG 2.5.3).
        aria-label={`${languages[language].label}, ${text('shell.language.label')}`}
        aria-haspopup="menu"
        data-press="language"
        {...trigger}
        onClick={open}
        sx={{ 'html:not([data-language-menu]) &': { visibility: 'hidden' } }}
      >
        {languages[language].label}
        <Icon name="chevronDown" />
      </HeaderButton>
      {isOpen && part && button.current && <part.LanguageList anchor={button.current} onClose={close} />}
    </>
  );
}
