import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { Tag } from '../../data/posts';
import { useCloseOnBack } from '../../hooks/useCloseOnBack';
import { useText } from '../../locale/useText';
import { searchCancelButton } from '../../styles/searchCancelButton';
import { SubjectChip } from './SubjectChip';

interface AllSubjectsProps {
  tags: readonly Tag[];
  selected: readonly string[];
  onToggle: (slug: string) => void;
  onClose: () => void;
}

/** Fewer are found by eye. */
const mostUnfiltered = 30;

/** For comparison: without accents, vowel points and capitals. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A dialog with every subject of the blog; the list behind it follows at once. */
export function AllSubjects({ tags, selected, onToggle, onClose }: AllSubjectsProps) {
  const text = useText();
  const titleId = useId();
  const [query, setQuery] = useState('');
  useCloseOnBack(onClose);
  const wanted = plain(useDeferredValue(query).trim());
  const found = tags.filter(({ name }) => plain(name).includes(wanted));

  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        // As high as it is with all of them, so that it does not jump while the field is filled.
        paper: { sx: tags.length > mostUnfiltered ? { height: '76vh' } : { maxHeight: '76vh' } },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'start', paddingInlineEnd: 1.5, paddingBlockStart: 1 }}>
        <Typography
          id={titleId}
          variant="h3"
          component="h2"
          sx={{ flex: 1, paddingInlineStart: 3, paddingBlock: 1.5 }}
        >
          <FormattedMessage id="blog.tags.all" />
        </Typography>
        <IconButton aria-label={text('blog.tags.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {tags.length > mostUnfiltered && (
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 1.5,
            marginInline: 3,
            borderBlockEnd: 1,
            borderColor: 'line.ink',
            '&:focus-within': { outline: 2, outlineColor: 'action.focus' },
          }}
        >
          <SearchIcon sx={{ color: 'text.tertiary', marginInlineStart: 1 }} />
          <InputBase
            autoFocus
            type="search"
            value={query}
            placeholder={text('blog.tags.filter')}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !query) return;
              event.stopPropagation();
              setQuery('');
            }}
            inputProps={{ 'aria-label': text('blog.tags.filter') }}
            sx={{
              flex: 1,
              minWidth: 0,
              ...searchCancelButton,
              '& input': {
                boxSizing: 'border-box',
                minHeight: 48,
                outline: 'none',
                '&::placeholder': { color: 'text.tertiary', opacity: 1 },
              },
            }}
          />
          <Typography variant="meta" role="status" color="textTertiary" sx={{ paddingInlineEnd: 1 }}>
            <FormattedMessage id="blog.tags.found" values={{ count: found.length }} />
          </Typography>
        </Stack>
      )}
      <Stack
        direction="row"
        role="group"
        aria-labelledby={titleId}
        sx={{ flexWrap: 'wrap', alignContent: 'start', gap: 1.25, padding: 3, overflowY: 'auto' }}
      >
        {found.map((tag) => (
          <SubjectChip key={tag.slug} tag={tag} isOn={selected.includes(tag.slug)} onToggle={onToggle} />
        ))}
      </Stack>
    </Dialog>
  );
}
