import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../components/hideWithoutJs';
import { Icon } from '../../components/Icon';
import { useText } from '../../locale/useText';
import { faqItems } from '../../data/faq';

interface QuestionFilterProps {
  query: string;
  onChange: (query: string) => void;
  /** How many questions are left; it is announced. */
  count: number;
}

/** Filters as one types; Escape empties it. It needs a running page, so without JavaScript and on paper it is not there. */
export function QuestionFilter({ query, onChange, count }: QuestionFilterProps) {
  const text = useText();
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        // The ink rule of the list below it is its line, too.
        minHeight: 56,
        // Room for the ring at both ends, with the words still level with the list.
        marginInline: -1.5,
        paddingInline: 1.5,
        '&:focus-within': {
          outline: 2,
          outlineColor: 'action.focus',
          outlineOffset: -2,
        },
        ...hideWithoutJsAndInPrint,
      }}
    >
      <Icon name="search" sx={{ color: 'text.tertiary' }} />
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
          '& input': {
            minHeight: 44,
            padding: 0,
            boxSizing: 'border-box',
            '&::placeholder': { color: 'text.tertiary', opacity: 1 },
          },
        }}
      />
      <Typography
        variant="meta"
        component="p"
        role="status"
        color="textTertiary"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {query.trim() && (
          <FormattedMessage id="faq.filter.count" values={{ count, total: faqItems.length }} />
        )}
      </Typography>
    </Box>
  );
}
