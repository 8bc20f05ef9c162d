import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { RadioMenuButton } from '../components/RadioMenuButton';
import { languageCodes, languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { hideWithoutJs } from '../styles/hideWithoutJs';
import { HeaderButton } from './navigationLinks';

const options = languageCodes.map((value) => ({ value, lang: value, children: languages[value].name }));

/** The language menu with each language's own name. There is none outside Israel; its space is reserved until the country is known. */
export function LanguageMenu() {
  const text = useText();
  const language = useLocale('language');
  const setLanguage = useLocale('setLanguage');

  return (
    <RadioMenuButton
      label={text('shell.language.list')}
      options={options}
      value={language}
      onChoose={(wanted) => setLanguage(wanted)}
      // On narrow screens the languages are in the header's menu.
      onButtonHidden={() => document.querySelector<HTMLElement>('[data-press=menu]')?.focus()}
    >
      {(trigger) => (
        <HeaderButton
          // The visible label must be part of the name (WCAG 2.5.3).
          aria-label={`${languages[language].label}, ${text('shell.language.label')}`}
          data-press="language"
          {...trigger}
          sx={{ 'html:not([data-language-menu]) &': { visibility: 'hidden' }, ...hideWithoutJs }}
        >
          {languages[language].label}
          <ExpandMoreIcon />
        </HeaderButton>
      )}
    </RadioMenuButton>
  );
}
