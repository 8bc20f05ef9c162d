import { useRef } from 'react';
import { Icon } from '../components/Icon';
import { useOnDemand } from '../components/useOnDemand';
import { languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';

const loadList = () => import('./LanguageList');

/** The language menu with each language's own name. There is none outside Israel; its space is reserved until the country is known. */
export function LanguageMenu() {
  const text = useText();
  const language = useLocale('language');
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, part, open, close, trigger } = useOnDemand(loadList);

  return (
    <>
      <HeaderButton
        ref={button}
        // The visible label must be part of the name (WCAG 2.5.3).
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
