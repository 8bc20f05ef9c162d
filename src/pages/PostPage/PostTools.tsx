import Stack from '@mui/material/Stack';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { PrintButton } from '../../components/PrintButton';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { useHydrated } from '../../hooks/useHydrated';
import type { Language } from '../../locale/languages';
import { pageAddress } from '../../locale/pageAddress';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { citationId } from './CitePost';

/** The page's own address, without its hash and foreign parameters. */
function shareAddress(language: Language): string {
  const { pathname, origin } = window.location;
  return origin + pageAddress(language, { pathname, search: '', hash: '' });
}

interface PostToolsProps {
  title: string;
  /** True if the citation is so far away that a link to it helps. */
  hasCiteLink?: boolean;
}

/** Copy link, cite, print, share. Share is shown where the browser supports it. */
export function PostTools({ title, hasCiteLink = false }: PostToolsProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const language = useLocale('language');
  const url = isHydrated ? shareAddress(language) : '';
  const canShare = isHydrated && typeof navigator.share === 'function';
  // Closing the system's dialog rejects.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);

  return (
    <Stack
      direction={{ xs: 'row', lg: 'column' }}
      role="group"
      aria-label={text('blog.post.tools')}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 3,
        ...hideWithoutJs,
        '& .MuiButton-root': {
          minHeight: 40,
          minWidth: 0,
          padding: 0,
          border: 0,
          fontSize: 'sizes.small',
          fontWeight: 'fontWeightRegular',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
        },
        '& .MuiButton-startIcon': { marginInline: (theme) => `0 ${theme.spacing(1.25)}` },
      }}
    >
      <CopyButton variant="text" size="small" text={url} label="blog.post.copyLink" />
      {hasCiteLink && (
        <Button variant="text" size="small" startIcon={<InsertDriveFileIcon />} href={`#${citationId}`}>
          <FormattedMessage id="blog.post.cite" />
        </Button>
      )}
      <PrintButton variant="text" size="small" />
      {/* Last, since it appears with hydration. */}
      {canShare && (
        <Button variant="text" size="small" startIcon={<LinkIcon />} onClick={share}>
          <FormattedMessage id="blog.post.share" />
        </Button>
      )}
    </Stack>
  );
}
