import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../components/LoadFailure';
import { PageMeta } from '../../components/PageMeta';
import { useHydrated } from '../../hooks/useHydrated';
import { useQueryParams } from '../../hooks/useQueryParams';
import { useDraft } from '../../data/draft';
import { PostArticle } from './PostArticle';
import { PostSkeleton } from './PostSkeleton';
import { usePostLanguage } from './usePostLanguage';

/** `/draft?p={id}`: a preview of a post that is not published; only editors have the address. */
export default function DraftPage() {
  const [language] = usePostLanguage();
  const { params } = useQueryParams();
  // The prerendered HTML is of no post, not of a missing one.
  const isHydrated = useHydrated();
  const { post, failure, retry } = useDraft(language, isHydrated && params ? (params.get('p') ?? '') : null);

  return (
    <Container
      sx={{
        paddingBlock: (theme) => `clamp(${theme.spacing(5)}, 5vw, ${theme.spacing(9)})`,
        overflowWrap: 'anywhere',
      }}
    >
      {!post && <PageMeta title="draft.meta.title" description="draft.meta.description" noIndex />}
      {(post || !failure) && (
        <Paper variant="note" sx={{ marginBlockEnd: 4 }}>
          <FormattedMessage id="draft.bar.text" />
        </Paper>
      )}
      {post ? (
        <PostArticle key={`${post.id} ${post.updated_at}`} post={post} language={language} isDraft />
      ) : failure ? (
        <LoadFailure
          message={`draft.post.${failure}`}
          isTitle
          onRetry={failure === 'failed' ? retry : undefined}
        />
      ) : (
        <PostSkeleton />
      )}
    </Container>
  );
}
