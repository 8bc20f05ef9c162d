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

/** The open language menu; it loads when the visitor reaches for it. */
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
      // Within a landmark, where readers that go by landmarks find it.
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
