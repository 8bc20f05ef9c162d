import Stack from '@mui/material/Stack';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupByPage } from '../../data/search';
import { useCloseOnBack } from '../../hooks/useCloseOnBack';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { inLanguage } from '../../paths';
import { SearchFoot } from './SearchFoot';
import { SearchGroup } from './SearchGroup';
import { SearchResult } from './SearchResult';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';

/** Looking for a word that resembles a longer one would take seconds. */
const longestQuery = 100;

const forgetTyped = () => void delete window.stetStart?.typed;

const listId = 'search-results';
const optionId = (index: number) => `search-result-${index}`;

/** The search: a combobox with a permanent list. Arrows and Ctrl-Home/End move, Enter follows, Escape clears the field and then closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const language = useLocale('language');
  useCloseOnBack(onClose);
  const [query, setQuery] = useState('');
  // When the field has the focus: letters may have been typed since the first render.
  useLayoutEffect(() => {
    setQuery(window.stetStart?.typed ?? '');
    forgetTyped();
    return forgetTyped;
  }, []);
  const [highlightedIndex, setHighlightedIndex] = useState(0);
  const { results, failed, correction } = useSearch(query, text('shell.page.blog'));
  const groups = groupByPage(results);
  const active = Math.min(highlightedIndex, results.length - 1);

  function search(words: string) {
    setQuery(words);
    setHighlightedIndex(0);
  }

  function choose(index: number) {
    const entry = groups.flatMap(({ members }) => members)[index]?.entry;
    if (!entry) return;
    onClose();
    void navigate(inLanguage(entry.to, language));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey } = event;
    const count = results.length;
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      ...(ctrlKey && { Home: 0, End: count - 1 }),
    };
    const target = targets[key];
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter') choose(active);
    else if (key === 'Escape' && query) {
      event.stopPropagation();
      search('');
    } else if (count > 0 && target !== undefined) setHighlightedIndex(target);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: {
          'aria-label': text('shell.search.open'),
          // Otherwise MUI refers to a title that the dialog does not have.
          'aria-labelledby': undefined,
          variant: 'sheet',
          sx: {
            alignSelf: 'flex-start',
            width: { xs: '100%', sm: 'calc(100% - 64px)' },
            maxWidth: 680,
            margin: { xs: 0, sm: 4 },
            marginBlockStart: { sm: '12vh' },
            maxHeight: { xs: '100dvh', sm: '76vh' },
            minHeight: { xs: '100dvh', sm: 0 },
          },
        },
      }}
    >
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          alignItems: 'center',
          paddingInlineStart: { xs: 2.5, sm: 3.5 },
          paddingInlineEnd: { xs: 1, sm: 2 },
          minHeight: 68,
          borderBlockEnd: 1,
          borderColor: 'line.ink',
        }}
      >
        <SearchIcon sx={{ color: 'text.tertiary' }} />
        <InputBase
          autoFocus
          value={query}
          placeholder={text('shell.search.placeholder')}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            maxLength: longestQuery,
            'aria-label': text('shell.search.placeholder'),
            'aria-expanded': results.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
            enterKeyHint: 'go',
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{
            flex: 1,
            fontSize: 'sizes.title1',
            '& input': {
              boxSizing: 'border-box',
              height: 56,
              outline: 'none',
              '&::placeholder': { color: 'text.tertiary', opacity: 1 },
            },
          }}
        />
        <IconButton aria-label={text('shell.search.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <SearchStatus query={query} correction={correction} count={results.length} failed={failed} />
      <Box
        id={listId}
        role="listbox"
        aria-label={text('shell.search.results')}
        sx={{
          overflowY: 'auto',
          '& > *, & [role=option] + [role=option]': { borderBlockStart: 1, borderColor: 'line.hair' },
        }}
      >
        {groups.map(({ name, members }) => (
          <SearchGroup key={name} name={name} hasName={members.some(({ entry }) => entry.page !== '')}>
            {members.map(({ index, entry }) => (
              <SearchResult
                key={entry.to}
                id={optionId(index)}
                entry={entry}
                query={correction ?? query}
                isActive={index === active}
                onHighlight={() => setHighlightedIndex(index)}
                onChoose={() => choose(index)}
              />
            ))}
          </SearchGroup>
        ))}
      </Box>
      <SearchFoot isFieldFilled={query !== ''} />
    </Dialog>
  );
}
