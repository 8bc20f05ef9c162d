import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isAllowedMediaUrl } from '../../data/blogAddresses';
import { ContentsNav } from '../../components/ContentsNav';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { belowHeader } from '../../styles/headerHeight';
import { dayFormat } from '../../text/dayFormat';
import { hashTarget } from '../../browser/hashTarget';
import { DocumentMeta } from '../../components/PageMeta';
import { OwnDirection } from '../../components/OwnDirection';
import { StructuredData } from '../../components/StructuredData';
import { useServed } from '../../hooks/useHydrated';
import { excerptOf } from '../../data/excerpt';
import { useBlogSettings, type Post } from '../../data/posts';
import { languages, type Language } from '../../locale/languages';
import { useText } from '../../locale/useText';
import { postPath } from '../../paths';
import { site } from '../../site';
import { CitePost } from './CitePost';
import { headColumns, postColumns } from './columns';
import { FeatureImage } from './FeatureImage';
import { MorePosts } from './MorePosts';
import { Players } from './Players';
import { PostBody } from './body/PostBody';
import { PostFacts } from './PostFacts';
import { PostHead } from './PostHead';
import { PostTools } from './PostTools';
import { removeFailedPicture } from './body/cards';
import { prepareBody, prepareCaption } from './body/prepareBody';
import { minHeadings } from './body/text';
import { structuredData } from './structuredData';
import { sharedPicture } from './sharedPicture';

interface PostArticleProps {
  post: Post;
  /** The language of its blog. */
  language: Language;
  /** True for a post that is not published: it has no structured data and is not indexed. */
  isDraft?: boolean;
}

/** Averages of the two languages. */
const wordsPerMinute: Record<Language, number> = { en: 230, he: 200 };

/** Up to this many words a post is set as a statement, without the apparatus of an article. */
const maxBriefWords = 80;

/** The post's own page in Ghost, where members sign in; the blog's for a post without one, whose address Ghost gives as `/404/`. */
function addressInGhost({ url }: Post, language: Language): string {
  const isPage = url && isAllowedMediaUrl(url) && !/\/404\/?$/.test(url);
  return isPage ? url : `${site.blogs[language].url}/`;
}

function dropFailedPicture({ target }: { target: EventTarget }) {
  if (target instanceof Element) removeFailedPicture(target);
}

/** A loaded post. */
export function PostArticle({ post, language, isDraft = false }: PostArticleProps) {
  const text = useText();
  const intl = useIntl();
  const { direction } = languages[language];
  const blog = useBlogSettings(language).value?.title ?? text('blog.head.title');
  const url = addressInGhost(post, language);
  // Computed once; a new post gets a new instance.
  const [body] = useState(() =>
    prepareBody(post.html ?? '', {
      text,
      date: (day) => intl.formatDate(day, dayFormat),
      language,
      isOwn: isAllowedMediaUrl,
      url,
    }),
  );
  const [caption] = useState(
    () => post.feature_image_caption && prepareCaption(post.feature_image_caption, { language, text, url }),
  );
  const [html] = useState({ __html: body.html });
  const [parts] = useState(() =>
    body.headings.map(({ id, name }) => ({ id, name: <OwnDirection>{name}</OwnDirection> })),
  );
  const [textElement, setTextElement] = useState<HTMLDivElement | null>(null);
  const length = post.access ? body.words : undefined;
  const readingTime =
    length === undefined ? undefined : Math.max(1, Math.ceil(length / wordsPerMinute[language]));
  const isBrief = length !== undefined && length <= maxBriefWords;
  const { feature_image: image } = post;
  const picture = image && isAllowedMediaUrl(image) ? image : null;
  const hasContents = body.headings.length >= minHeadings;
  const isServed = useServed();
  // The browser looked for the hash before the post was rendered; in a prerendered one it has found it, and the reader has moved on.
  useEffect(() => {
    if (!isServed && window.scrollY === 0)
      hashTarget(window.location.hash)?.scrollIntoView({ behavior: 'instant' });
  }, [isServed]);
  // Those that failed before hydration.
  useEffect(() => {
    const dark = textElement?.querySelectorAll<HTMLImageElement>('img.kg-dark-only') ?? [];
    for (const one of dark)
      if (one.complete && one.currentSrc && one.naturalWidth === 0) removeFailedPicture(one);
  }, [textElement]);

  return (
    <>
      <DocumentMeta
        title={text('blog.meta.title', { title: post.title })}
        description={excerptOf(post)}
        isArticle
        picture={sharedPicture(post)}
        path={isDraft ? undefined : postPath(post.slug)}
        noIndex={isDraft}
      />
      {!isDraft && (
        <StructuredData data={structuredData({ post, blog, language, words: length, readingTime })} />
      )}
      <article lang={language} dir={direction}>
        <Box sx={headColumns(picture !== null)}>
          <PostHead post={post} blog={blog} readingTime={readingTime} />
          {picture && <FeatureImage address={picture} alt={post.feature_image_alt ?? ''} caption={caption} />}
        </Box>
        <FirstScreenEnd />
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={postColumns}>
            <Box
              sx={{
                display: { xs: hasContents ? 'block' : 'none', lg: 'block' },
                displayPrint: 'none',
                maxWidth: 'var(--measure)',
                marginBlockEnd: { xs: 3.5, lg: 0 },
              }}
            >
              <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: belowHeader }}>
                {/* Reserves its space, since it is above the text. */}
                {hasContents && (
                  <Box sx={{ minHeight: { xs: 54, lg: 0 }, marginBlockEnd: { xs: 2, lg: 3.5 } }}>
                    <ContentsNav title="blog.post.contents" parts={parts} variant="small" />
                  </Box>
                )}
                <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
                  <PostTools title={post.title} hasCiteLink={!isBrief} />
                </Box>
              </Box>
            </Box>
            <div>
              {!isBrief && <PostFacts post={post} words={length} sources={body.sources} />}
              <PostBody
                ref={setTextElement}
                onErrorCapture={dropFailedPicture}
                html={html}
                isBrief={isBrief}
              />
              {!post.access && (
                <Paper
                  variant="note"
                  sx={{ display: 'flex', gap: 1.5, maxWidth: 'var(--measure)', marginBlockStart: 4 }}
                >
                  <LockIcon sx={{ flex: 'none' }} />
                  <span>
                    <FormattedMessage id="blog.post.members" />{' '}
                    <MuiLink href={`${url}#/portal/signin`}>
                      <FormattedMessage id="blog.post.signIn" />
                    </MuiLink>
                  </span>
                </Paper>
              )}
              {textElement && <Players within={textElement} />}
              <CitePost post={post} blog={blog} />
              <Box sx={{ display: { lg: 'none' }, displayPrint: 'none', marginBlockStart: 2 }}>
                <PostTools title={post.title} />
              </Box>
            </div>
          </Box>
        </Box>
      </article>
      <MorePosts post={post} language={language} />
    </>
  );
}
