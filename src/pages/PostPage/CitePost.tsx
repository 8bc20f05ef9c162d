import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoWrap } from '../../components/NoWrap';
import { CopyButton } from '../../components/CopyButton';
import { OwnDirection } from '../../components/OwnDirection';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { dayFormat } from '../../text/dayFormat';
import type { Post } from '../../data/posts';
import type { Language } from '../../locale/languages';
import { useText } from '../../locale/useText';
import { useLocale } from '../../locale/useLocale';
import { postPath } from '../../paths';
import { absoluteUrl } from '../../site';
import { AuthorNames } from './AuthorNames';

/** A title between quotation marks: its own become single ones, but not the gershayim of an abbreviation or the mark of inches. */
export function quotedTitle(title: string, language: Language): string {
  if (language === 'he') return title.replace(/(?<!\p{L})[״„"]|[״”"](?!\p{L})/gu, '׳');
  const curled = title.replace(/(?<![\p{L}\p{N}])"([^"]+)"(?![\p{L}\p{N}])/gu, '“$1”');
  return curled.replaceAll('“', '‘').replaceAll('”', '’');
}

interface CitePostProps {
  post: Post;
  /** The blog's title. */
  blog: string;
}

export const citationId = 'cite';

/** The post's citation, to be copied. */
export function CitePost({ post, blog }: CitePostProps) {
  const text = useText();
  const intl = useIntl();
  const language = useLocale('language');
  const values = {
    title: quotedTitle(post.title, language),
    blog,
    // An undated post is cited as such: “n.d.”
    date: post.published_at
      ? intl.formatDate(post.published_at.slice(0, 10), dayFormat)
      : text('blog.post.undated'),
    url: absoluteUrl(postPath(post.slug), language),
  };
  const author = intl.formatList(post.authors.map(({ name }) => name));
  const message = author ? 'blog.post.citation' : 'blog.post.citationNoAuthor';

  return (
    <Box
      component="section"
      id={citationId}
      aria-labelledby="cite-title"
      sx={{
        maxWidth: 'var(--measure)',
        marginBlockStart: 5,
        padding: (theme) => theme.spacing(2.25, 2.5),
        border: 1,
        borderColor: 'line.strong',
      }}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'center', displayPrint: 'none' }}
      >
        <Typography variant="small" component="h2" id="cite-title" sx={{ fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id="blog.post.cite" />
        </Typography>
        <Box sx={hideWithoutJs}>
          <CopyButton
            size="small"
            text={text(message, { ...values, author })}
            label="blog.post.copyCitation"
          />
        </Box>
      </Stack>
      <Typography variant="small" sx={{ marginBlockStart: 1, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        <FormattedMessage
          id={message}
          values={{
            title: <OwnDirection>{values.title}</OwnDirection>,
            blog: <OwnDirection>{blog}</OwnDirection>,
            author: <AuthorNames authors={post.authors} />,
            date: <NoWrap>{values.date}</NoWrap>,
            // On a line of its own, so that the number of lines does not depend on the font.
            url: (
              <>
                <br />
                {values.url}
              </>
            ),
          }}
        />
      </Typography>
    </Box>
  );
}
