import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languageCodes, languages, type Language } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { useLanguageSwitch } from './useLanguageSwitch';

interface LanguageListProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The open language menu, loaded on demand. */
export function LanguageList({ anchor, onClose }: LanguageListProps) {
  const text = useText();
  const language = useLocale('language');
  const switchLanguage = useLanguageSwitch();

  function choose(wanted: Language) {
    onClose();
    switchLanguage(wanted);
  }

  return (
    <Menu
      open
      anchorEl={anchor}
      // In a landmark, for screen reader navigation.
      container={anchor.closest('header')}
      disableScrollLock
      onClose={onClose}
      slotProps={{ list: { 'aria-label': text('shell.language.list') } }}
    >
      {languageCodes.map((code) => (
        <MenuItem
          key={code}
          role="menuitemradio"
          aria-checked={code === language}
          selected={code === language}
          lang={code}
          onClick={() => choose(code)}
        >
          {languages[code].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
