import { useRef } from 'react';
import { Icon } from '../components/Icon';
import { useOnDemand } from '../hooks/useOnDemand';
import { languageCodes, languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';
import { useLanguageSwitch } from './useLanguageSwitch';

const loadMenu = () => import('../components/RadioMenu');

/** The language menu with each language's own name. There is none outside Israel; its space is reserved until the country is known. */
export function LanguageMenu() {
  const text = useText();
  const language = useLocale('language');
  const switchLanguage = useLanguageSwitch();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, part, open, close, trigger } = useOnDemand(loadMenu);

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
      {isOpen && part && button.current && (
        <part.RadioMenu
          anchor={button.current}
          label={text('shell.language.list')}
          options={languageCodes.map((value) => ({ value, lang: value, children: languages[value].name }))}
          value={language}
          onChoose={switchLanguage}
          onClose={close}
          // On narrow screens the languages are in the header's menu.
          onAnchorHidden={() => document.querySelector<HTMLElement>('[data-press=menu]')?.focus()}
        />
      )}
    </>
  );
}
