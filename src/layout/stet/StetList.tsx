import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { focusMainOnRemoval } from '../../browser/focusOnRemoval';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { PrintButton } from '../../components/PrintButton';
import { RuledList } from '../../components/RuledList';
import { useCloseOnBack } from '../../hooks/useCloseOnBack';
import { directionOf } from '../../locale/languages';
import { useText } from '../../locale/useText';
import type { Mark } from './marks';

interface StetListProps {
  marks: readonly Mark[];
  onClose: () => void;
  onClear: () => void;
}

/** Printed alone. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > :not(.MuiDialog-root)': { display: 'none !important' },
        'body, .MuiDialog-root, .MuiDialog-container': {
          position: 'static !important',
          height: 'auto !important',
        },
      },
    }}
  />
);

/** The visitor's marks on all pages, to be copied, printed and cleared. */
export function StetList({ marks, onClose, onClear }: StetListProps) {
  const text = useText();
  useCloseOnBack(onClose);
  return (
    <Dialog
      // The button that opened it goes with the last mark.
      ref={focusMainOnRemoval}
      open
      fullWidth
      onClose={onClose}
      aria-labelledby="stet-list"
      slotProps={{
        paper: {
          variant: 'sheet',
          sx: {
            padding: ({ spacing }) => ({ xs: spacing(1.5, 2.5, 3), sm: spacing(2.5, 4, 4) }),
            backgroundColor: 'surface.sheet',
            '@media print': { maxHeight: 'none', margin: 0, border: 0, boxShadow: 'none' },
          },
        },
      }}
    >
      {printStyles}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="stet-list" variant="h3" component="h2">
          <FormattedMessage id="shell.stet.title" />
        </Typography>
        <IconButton
          edge="end"
          aria-label={text('shell.stet.close')}
          onClick={onClose}
          sx={{ displayPrint: 'none' }}
        >
          <Icon name="close" />
        </IconButton>
      </Box>
      <Typography variant="meta" color="textSecondary" sx={{ marginBlock: ({ spacing }) => spacing(0.5, 2) }}>
        <FormattedMessage id="shell.stet.kept" />
      </Typography>
      <RuledList component="ol" sx={{ overflowY: 'auto', '& > li': { paddingBlock: 1.5 } }}>
        {marks.map((mark) => (
          <li key={mark.link + mark.before}>
            <Typography variant="document" component="blockquote" lang={mark.language} sx={{ margin: 0 }}>
              <bdi>
                <span className="stet-dots">{mark.quote}</span>
              </bdi>
            </Typography>
            <Link href={mark.link} variant="meta" color="textSecondary">
              <bdi lang={mark.language} dir={directionOf(mark.language)}>
                {mark.page}
              </bdi>
            </Link>
          </li>
        ))}
      </RuledList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 3, displayPrint: 'none' }}>
        <CopyButton
          size="small"
          text={marks.map(({ quote, page, link }) => `${quote}\n${page}\n${link}\n`).join('\n')}
          label="shell.stet.copy"
        />
        <PrintButton size="small" />
        <Button variant="text" size="small" onClick={onClear}>
          <FormattedMessage id="shell.stet.clear" />
        </Button>
      </Box>
    </Dialog>
  );
}
