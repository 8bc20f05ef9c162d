import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { DocumentMeta } from '../../components/PageMeta';
import { feedAddress, useBlogSettings } from '../../data/posts';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { textDirection } from '../../text/textDirection';

/** Page title and description from the blog's settings, with our own texts while they load or if they fail. */
export function BlogHead() {
  const text = useText();
  const { direction } = useTheme();
  const language = useLocale('language');
  const { value: settings } = useBlogSettings(language);
  const title = settings?.title ?? text('blog.head.title');
  const description = settings?.description ?? text('blog.meta.description');

  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 2, md: 6 },
        alignItems: 'end',
        paddingBlock: (theme) =>
          `clamp(${theme.spacing(6)}, 5.6vw, ${theme.spacing(10)}) ${theme.spacing(3.5)}`,
        borderBlockEnd: 1,
        borderColor: 'line.ink',
      }}
    >
      <link rel="alternate" type="application/rss+xml" title={title} href={feedAddress(language)} />
      <DocumentMeta title={text('blog.meta.title', { title })} description={description} />
      <Typography
        variant="statement"
        dir={textDirection(title, direction)}
        sx={{ fontSize: 'sizes.blog', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        dir={textDirection(description, direction)}
        sx={{ textWrap: 'balance' }}
      >
        {description}
      </Typography>
    </Box>
  );
}
