import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure';
import { DocumentMeta } from '../../components/PageMeta';
import { useHydrated } from '../../hooks/useHydrated';
import { useGhostPage, useMovedPost, usePost } from '../../data/posts';
import { otherLanguage } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { inLanguage, postPath } from '../../paths';
import { BlogTrail } from './BlogTrail';
import { PostArticle } from './PostArticle';
import { PostSkeleton } from './PostSkeleton';
import { usePostLanguage } from './usePostLanguage';

/** Imported where a post is missing, since few visitors see it. */
const NotFoundView = lazy(async () => {
  const { NotFoundView: View } = await import('../../layout/NotFoundView');
  return { default: View };
});

/**
 * `/blog/:slug`: a post of the blog in the language in which the page was opened. If only the other blog has it, as a link to an English post
 * for a reader of the Hebrew site, the page follows its language.
 */
export default function PostPage() {
  const { slug = '' } = useParams();
  const [language, follow] = usePostLanguage();
  const { value: ownPost, failure, retry } = usePost(language, slug);
  const isHydrated = useHydrated();
  const pageLanguage = useLocale('language');
  const text = useText();

  const { search, hash } = useLocation();
  const isMissing = failure === 'notFound' && isHydrated;
  const moved = useMovedPost(language, isMissing ? slug : null);
  const ghostPage = useGhostPage(language, isMissing ? slug : null);
  const other = usePost(otherLanguage(language), isMissing ? slug : null);
  const isElsewhere = other.value !== null && ghostPage.value === null && !ghostPage.pending;
  const post = ownPost ?? ghostPage.value;
  const followPost = useEffectEvent(() => follow(otherLanguage(language)));
  useEffect(() => {
    if (isElsewhere) followPost();
  }, [isElsewhere]);

  if (moved.value) {
    const pathname = inLanguage(postPath(moved.value.slug), pageLanguage);
    return <Navigate replace to={{ pathname, search, hash }} />;
  }
  // An invalid slug is known at once, while the prerendered HTML has the skeleton.
  // The footer, which the skeleton keeps below the screen, stays there.
  if (!post && isMissing && !moved.pending && !other.pending && !ghostPage.pending && !isElsewhere)
    return (
      <Box sx={{ minHeight: '100vh' }}>
        <Suspense>
          <NotFoundView />
        </Suspense>
      </Box>
    );
  return (
    <Container
      sx={({ spacing, measures }) => ({
        paddingBlock: `clamp(${spacing(5)}, 5vw, ${spacing(9)}) ${measures.section}`,
        overflowWrap: 'anywhere',
      })}
    >
      {!post && <DocumentMeta title={text('blog.meta.title', { title: text('blog.head.title') })} />}
      {post ? (
        // Words that are set into the post's HTML are those of the page's language.
        <PostArticle key={`${post.id} ${post.updated_at} ${pageLanguage}`} post={post} language={language} />
      ) : failure && isHydrated && !isMissing ? (
        <>
          <BlogTrail blog={text('blog.head.title')} />
          <Box sx={{ marginBlockStart: 3 }}>
            <LoadFailure message="blog.post.failed" isTitle onRetry={retry} />
          </Box>
        </>
      ) : (
        <PostSkeleton />
      )}
    </Container>
  );
}
