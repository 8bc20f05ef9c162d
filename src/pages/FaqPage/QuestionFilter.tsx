import Stack from '@mui/material/Stack';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { searchCancelButton } from '../../styles/searchCancelButton';
import { useText } from '../../locale/useText';
import { faqItems } from '../../data/faq';
import { restoreTyped } from '../../browser/restoreTyped';

restoreTyped();

interface QuestionFilterProps {
  query: string;
  onChange: (query: string) => void;
  /** Number of matching questions, announced by a live region. */
  count: number;
}

/** Filters the questions; Escape clears it. In print only the number of matches is left, without JavaScript nothing. */
export function QuestionFilter({ query, onChange, count }: QuestionFilterProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      spacing={1.5}
      role="search"
      sx={{
        alignItems: 'center',
        // Uses the rule of the list below as its underline.
        minHeight: 56,
        // Room for the focus ring, with the text aligned to the list.
        marginInline: -1.5,
        paddingInline: 1.5,
        '&:focus-within': { outline: 2, outlineColor: 'action.focus', outlineOffset: -2 },
        ...hideWithoutJs,
        '@media print': { minHeight: 0, '& > :not([role=status])': { display: 'none' } },
      }}
    >
      <SearchIcon sx={{ color: 'text.tertiary' }} />
      <InputBase
        type="search"
        value={query}
        placeholder={text('faq.filter.label')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        inputProps={{ 'aria-label': text('faq.filter.label') }}
        sx={{
          flex: 1,
          minWidth: 0,
          fontSize: 'sizes.document',
          ...searchCancelButton,
          '& input': {
            minHeight: 44,
            padding: 0,
            boxSizing: 'border-box',
            '&::placeholder': { color: 'text.tertiary', opacity: 1 },
          },
        }}
      />
      <Typography variant="meta" role="status" color="textTertiary" sx={{ whiteSpace: 'nowrap' }}>
        {query.trim() && (
          <FormattedMessage id="faq.filter.count" values={{ count, total: faqItems.length }} />
        )}
      </Typography>
    </Stack>
  );
}
